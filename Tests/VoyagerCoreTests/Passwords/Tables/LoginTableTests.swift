import Foundation
import Testing

@testable import VoyagerCore

@Suite struct LoginTableTests {
  /// What each program writes, in its own columns and quotes.
  private static let tables: [(LoginTableForm, String)] = [
    (
      .firefox,
      """
      "url","username","password","httpRealm","formActionOrigin","guid","timeCreated","timeLastUsed","timePasswordChanged"
      "https://news.example","ada","p""a,s
      s",,"https://news.example","{0f3a}","1600000000000","1700000000000","1650000000000"
      "https://box.example:8443","root","x","Router",,"{0f3b}","1600000000000","","1600000000000"
      """
    ),
    (
      .chrome,
      """
      name,url,username,password,note
      news.example,https://news.example/login?a=b,ada,"p""a,s
      s",
      ,android://hash@app.example/,ada,secret,
      """
    ),
    (
      .safari,
      """
      Title,URL,Username,Password,Notes,OTPAuth
      news.example (ada),https://news.example/,ada,"p""a,s
      s",,otpauth://totp/x?secret=MFRGG
      """
    ),
    (
      .bitwarden,
      """
      folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp
      Work,1,login,News,"a
      note",,0,"https://news.example/a,https://other.example",ada,"p""a,s
      s",MFRGG
      ,,note,Only a note,text,,0,,,,
      """
    ),
    (
      .onePassword,
      """
      Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes
      News,https://news.example,ada,"p""a,s
      s",otpauth://totp/x?secret=MFRGG,false,false,,a note
      """
    ),
    (
      .keePassXC,
      """
      "Group","Title","Username","Password","URL","Notes","TOTP","Icon","Last Modified","Created"
      "Root/Web","News","ada","p""a,s
      s","news.example","","otpauth://totp/x?secret=MFRGG","0","2023-11-14T22:13:20Z","2020-09-13T12:26:40Z"
      """
    ),
  ]

  @Test("The table of each program is known by its columns and read from them", arguments: tables)
  func reads(form: LoginTableForm, text: String) throws {
    let identity = Identity.standard.id
    for text in [text, "\u{FEFF}" + text.replacing("\n", with: "\r\n") + "\r\n"] {
      let (found, records) = try LoginTable.read(Data(text.utf8))
      #expect(found == form)
      let login = try #require(records.first?.login(in: identity))
      #expect(login.login.origin == "https://news.example" && login.login.name == "ada")
      let breaks = text.contains("\r\n") ? "\r\n" : "\n"
      #expect(login.secrets[.password]?.text == "p\"a,s\(breaks)s")
      #expect((login.secrets[.oneTimeKey] != nil) == form.keepsOneTimeKeys)
    }
  }

  @Test("Times, realms and forms come with a login of Firefox, and an app's login belongs to no site")
  func more() throws {
    let firefox = try LoginTable.read(Data((Self.tables.first?.1 ?? "").utf8)).1
    let router = try #require(firefox.last?.login(in: Identity.standard.id)?.login)
    #expect(router.realm == "Router" && router.origin == "https://box.example:8443")
    #expect(firefox.first?.changed == Date(timeIntervalSince1970: 1_650_000_000))
    #expect(firefox.last?.used == nil)
    let chrome = try LoginTable.read(Data(Self.tables[1].1.utf8)).1
    #expect(chrome.count == 2 && chrome.last?.login(in: Identity.standard.id) == nil)
    #expect(try LoginTable.read(Data(Self.tables[3].1.utf8)).1.count == 1)
  }

  @Test("What is written in a program's form is read as the same logins", arguments: LoginTableForm.allCases)
  func roundTrip(form: LoginTableForm) throws {
    var login = LoginRecord()
    (login.title, login.address, login.name) = ("A \"title\", long", "https://news.example", " ada ")
    (login.password, login.note) = (Secret("a,\"b\"\r\nc ü👩‍👧"), Secret("line\nline"))
    login.oneTimeKey = Secret("otpauth://totp/x?secret=MFRGG&issuer=\"x\"")
    login.changed = Date(timeIntervalSince1970: 1_650_000_000)
    let bytes = LoginTable.write([login], as: form)
    let (found, records) = try LoginTable.read(bytes)
    let read = try #require(records.first)
    #expect(found == form && records.count == 1)
    #expect((read.address, read.name, read.password) == (login.address, login.name, login.password))
    if form != .firefox { #expect(read.title == login.title && read.note == login.note) }
    if form.keepsOneTimeKeys { #expect(read.oneTimeKey == login.oneTimeKey) }
    if form == .firefox || form == .keePassXC { #expect(read.changed == login.changed) }
  }

  @Test(
    "A file that holds no logins says why",
    arguments: [
      (Data([0xff, 0xfe]), LoginTable.Problem.notText), (Data("a,b\n1,2".utf8), .unknownColumns),
      (Data(), .unknownColumns), (Data("name,url,username,password\nx,\"y".utf8), .openQuotes(line: 2)),
    ])
  func refused(bytes: Data, problem: LoginTable.Problem) {
    #expect(throws: problem) { try LoginTable.read(bytes) }
  }

  @Test("An export is readable by its owner alone from the first byte on, and replaces a file as a whole")
  func mode() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("voyager-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("passwords.csv")
    try Data("old".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    try await LoginTable.write([LoginRecord()], as: .chrome, to: file)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["passwords.csv"])
    #expect(try await LoginTable.read(file).form == .chrome)
    await #expect(throws: StoreProblem.self) {
      try await LoginTable.read(folder.appendingPathComponent("none.csv"))
    }
  }
}

import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerTerminal

@MainActor @Suite("The session on the terminal")
struct SessionWorkTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("voyager-session-\(UUID().uuidString)/session.sqlite")

  private func run(_ words: String..., in browser: TestBrowser) async -> Outcome {
    let session = SessionModel(store: SessionStore(url: file), notices: browser.services.notices)
    return await SessionWork(session: session, identities: browser.identities, printsJSON: false).run(words)
  }

  @Test("The tabs of each window are one harmless line each, and asking makes no file")
  func lists() async {
    let browser = TestBrowser()
    #expect(await run("list", in: browser).text == nil)
    #expect(!FileManager.default.fileExists(atPath: file.path))

    let session = SessionModel(store: SessionStore(url: file), notices: browser.services.notices)
    await session.begin(browser.services, for: .person)
    let window = browser.openWindow(Address("https://a.example/"))
    let tab = browser.openTab(Address("https://b.example/"), in: window)
    browser.surface(of: tab)?.report(.titleChanged("Red\u{1B}[31m"))
    await session.finish()
    #expect(
      await run(in: browser).text == """
        1\tMain\thttps://a.example/\thttps://a.example/
        1\tMain\thttps://b.example/\tRed [31m
        """)
    #expect(await run("list", "all", in: browser).problem?.code == .usage)
  }

  @Test("What was saved is added to what comes back, less what no identity here may open")
  func savesAndRestores() async throws {
    let browser = TestBrowser()
    let folder = file.deletingLastPathComponent()
    let session = SessionModel(store: SessionStore(url: file), notices: browser.services.notices)
    await session.begin(browser.services, for: .person)
    let work = try browser.identities.create(named: "Work", color: .red)
    let window = browser.openWindow(Address("https://a.example/"))
    let tab = browser.services.openTab(Address("https://b.example/"), identity: work, in: window)
    browser.surface(of: tab)?.state = Data("way".utf8)
    await session.finish()
    let (saved, page) = (folder.appending(path: "saved.json").path, folder.appending(path: "page.html").path)
    #expect(await run("save", saved, in: browser).text == "2 tabs written to “\(saved)”.")
    #expect(await run("export", page, in: browser).text == "2 tabs written to “\(page)”.")
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("<A HREF=\"https://b.example/\""))
    let mode = try FileManager.default.attributesOfItem(atPath: saved)[.posixPermissions] as? Int
    #expect(mode == 0o600)

    #expect(
      await run("restore", saved, in: browser).text == "2 tabs added to the windows of the last time.")
    #expect(
      await run("list", in: browser).text?.split(separator: "\n").map { $0.prefix(1) } == [
        "1", "1", "2", "2",
      ])
    let other = TestBrowser()
    let stranger = await run("restore", saved, in: other).text
    #expect(
      stranger
        == "1 tab added to the windows of the last time. 1 tab can't be opened here and stays away.")
    #expect(await run("restore", page, in: browser).problem?.code == .refused)
    #expect(await run("restore", folder.appending(path: "none").path, in: browser).problem?.code == .refused)
    #expect(await run("save", in: browser).problem?.code == .usage)
  }

  @Test("A file that can't be read is a sentence")
  func refuses() async throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(String(repeating: "x", count: 4096).utf8).write(to: file)
    let outcome = await run("list", in: TestBrowser())
    #expect(outcome.problem?.code == .refused)
    #expect(outcome.problem?.sentence.hasPrefix("The windows and tabs can't be read: ") == true)
  }
}

import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct PasswordsTablesTests {
  private static let dad = Identity.standard.id

  @Test("What is exported comes back with all that is secret of it, and importing twice adds nothing")
  func roundTrip() async throws {
    let from = try PasswordsFixture()
    let login = try await from.add("ada", "a,\"b\"\nc")
    try await from.model.set(Secret("MFRGG"), .oneTimeKey, of: login.id)
    try await from.model.set(Secret("a note"), .note, of: login.id)
    try await from.add("", "x", at: "https://shop.example:8443")
    let file = from.folder.file("out.csv")
    #expect(try await from.model.export(to: file, as: .bitwarden) == 2)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)

    let to = try PasswordsFixture()
    let first = try await to.model.importing(file, in: Self.dad)
    #expect(first.merge.added.count == 2 && first.form == .bitwarden && first.leftOut == 0)
    let second = try await to.model.importing(file, in: Self.dad)
    #expect(second.merge.added.isEmpty && second.merge.changed.isEmpty && second.merge.same == 2)
    #expect(try await to.all() == ["ada a,\"b\"\nc", " x"])
    let id = try #require(try await to.model.logins().first { $0.name == "ada" }).id
    #expect(try await to.model.secret(.oneTimeKey, of: id)?.text == "MFRGG")
    #expect(try await to.model.secret(.note, of: id)?.text == "a note")
  }

  @Test("What belongs to no site is counted, an import is taken back as one, and a bad file changes nothing")
  func refuses() async throws {
    let passwords = try PasswordsFixture()
    let file = passwords.folder.file("in.csv")
    try Data("name,url,username,password\na,https://a.example/x,u,p\nb,android://b,u,p\n".utf8).write(
      to: file)
    let brought = try await passwords.model.importing(file, in: Self.dad)
    #expect(brought.leftOut == 1)
    #expect(brought.sentence == "1 password was imported from Chrome; 1 belongs to no site.")
    try await passwords.model.undo()
    #expect(try await passwords.model.logins().isEmpty)
    try Data("name,url,username,password\na,\"https://a".utf8).write(to: file)
    await #expect(throws: PasswordProblem.self) { try await passwords.model.importing(file, in: Self.dad) }
    passwords.vault.fail(.absent)
    await #expect(throws: PasswordProblem.vault(.absent)) {
      try await passwords.model.findings()
    }
  }

  @Test("An export that can't read the vault leaves the file that is there")
  func unreadable() async throws {
    let passwords = try PasswordsFixture()
    try await passwords.add("ada")
    let file = passwords.folder.file("out.csv")
    try Data("before".utf8).write(to: file)
    passwords.vault.fail(.gone)
    await #expect(throws: PasswordProblem.vault(.gone)) {
      try await passwords.model.export(to: file, as: .chrome)
    }
    #expect(try Data(contentsOf: file) == Data("before".utf8))
  }

  @Test("The list finds by site and name, follows changes, and shows what there is to mend on ask")
  func list() async throws {
    let passwords = try PasswordsFixture()
    try await passwords.add("ada", "password")
    try await passwords.add("grace", "kT9#vLq2wZx1", at: "https://shop.example")
    let list = PasswordList(passwords.model)
    await list.finishLoading()
    #expect(list.logins.map(\.name) == ["ada", "grace"] && list.findings == nil)
    list.text = "SHOP gra"
    #expect(list.logins.map(\.name) == ["grace"])
    list.text = ""
    await list.check()
    list.showsFindingsOnly = true
    #expect(list.logins.map(\.name) == ["ada"])
    try await passwords.model.remove(list.logins.map(\.id))
    for _ in 0..<10_000 where !list.logins.isEmpty { await Task.yield() }
    await list.finishLoading()
    #expect(list.logins.isEmpty && list.count == 1)
  }
}

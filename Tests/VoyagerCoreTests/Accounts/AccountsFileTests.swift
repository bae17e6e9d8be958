import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct AccountsFileTests {
  private let browser = TestBrowser()
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "voyager-\(UUID().uuidString)/accounts.json")

  @Test("What is exported comes back in another profile, its identity by name, and twice makes no second one")
  func roundTrip() async throws {
    let work = try browser.identities.create(named: "Work", color: .blue)
    try browser.accounts.add(
      AccountShortcut(
        title: "Desk", address: Address("https://desk.example/a?b=\"c\""), identity: work.id,
        signInName: "ada", group: "Office", icon: "mail-symbolic"))
    #expect(try await browser.accounts.export(to: file) == 1)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)

    let other = TestBrowser()
    #expect(try await other.accounts.importing(file).unknownIdentity == 1)
    let theirs = try other.identities.create(named: "Work", color: .red)
    #expect(try await other.accounts.importing(file).added == 1)
    #expect(try await other.accounts.importing(file).known == 1)
    let account = try #require(other.accounts.accounts.first)
    #expect(other.accounts.accounts.count == 1)
    #expect(account.identity == theirs.id && account.title == "Desk" && account.signInName == "ada")
    #expect(account.group == "Office" && account.icon == "mail-symbolic")
    #expect(account.address.text == "https://desk.example/a?b=\"c\"")
  }

  @Test("A file written by hand needs an address alone")
  func byHand() async throws {
    let text = """
      {"version": 1, "accounts": [
        {"address": "https://mail.example/"}, {"address": "https://mail.example/"}, {"address": "file:///etc"}
      ]}
      """
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    let reading = try await browser.accounts.importing(file)
    #expect((reading.added, reading.known, reading.refused) == (1, 1, 1))
    #expect(browser.accounts.accounts.map(\.name) == ["mail.example"])
  }

  @Test("A file that is none changes nothing", arguments: ["[]", "", "{\"version\": 2, \"accounts\": []}"])
  func notOne(contents: String) async throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: file)
    await #expect(throws: StoreProblem.self) { try await browser.accounts.importing(file) }
    #expect(browser.accounts.accounts.isEmpty)
  }
}

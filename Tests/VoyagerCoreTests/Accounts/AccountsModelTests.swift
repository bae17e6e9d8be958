import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct AccountsModelTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "voyager-\(UUID().uuidString)")
  private let browser: TestBrowser
  private var accounts: AccountsModel { browser.accounts }
  private var file: URL { VoyagerPaths(profile: folder).accountsFile() }

  init() { browser = TestBrowser(in: folder) }

  @discardableResult
  private func add(
    _ title: String, group: String = "", name: String = "", in identity: IdentityID? = nil
  ) throws -> AccountShortcut {
    try accounts.add(
      AccountShortcut(
        title: title, address: Address("https://\(title.lowercased()).example/"),
        identity: identity ?? browser.identities.standard.id, signInName: name, group: group))
  }

  private var titles: [[String]] { accounts.groups.map { [$0.title] + $0.accounts.map(\.title) } }

  @Test("Accounts keep their order and groups, move among their neighbours, and are there in the next run")
  func order() async throws {
    let mail = try add("Mail")
    try add("Shop", group: "Home")
    try add("Desk", group: "Work")
    try add("Bank", group: "Home")
    #expect(titles == [["", "Mail"], ["Home", "Shop", "Bank"], ["Work", "Desk"]])
    accounts.moveGroup("Work", by: -1)
    let bank = try #require(accounts.accounts.last { $0.title == "Bank" })
    accounts.move(bank.id, by: -1)
    accounts.move(bank.id, by: -1)
    #expect(titles == [["", "Mail"], ["Work", "Desk"], ["Home", "Bank", "Shop"]])
    var changed = mail
    (changed.group, changed.title) = ("Work", "  Post \n office ")
    try accounts.update(changed)
    accounts.renameGroup("Home", to: "Family")
    let expected = [["Work", "Desk", "Post office"], ["Family", "Bank", "Shop"]]
    #expect(titles == expected)
    await accounts.finishSaving()
    #expect(TestBrowser(in: folder).accounts.groups.map { [$0.title] + $0.accounts.map(\.title) } == expected)
  }

  @Test("Each change can be taken back and made again")
  func undo() throws {
    let mail = try add("Mail")
    accounts.delete(mail.id)
    #expect(accounts.accounts.isEmpty)
    accounts.undo()
    #expect(accounts.accounts == [mail])
    accounts.redo()
    #expect(accounts.accounts.isEmpty)
    accounts.undo()
    accounts.undo()
    #expect(accounts.accounts.isEmpty && !accounts.canUndo)
  }

  @Test(
    "What leads to the same account is kept once, and nothing is kept of pages and identities that have none")
  func refused() throws {
    try add("Mail", name: "ada")
    try add("Mail", name: "grace")
    #expect(throws: AccountProblem.known("Mail")) { try add("Mail", name: " ada ") }
    #expect(throws: AccountProblem.noIdentity) { try add("Shop", in: browser.identities.privateBrowsing.id) }
    let script = AccountShortcut(
      title: "x", address: Address("javascript:1"), identity: browser.identities.standard.id)
    #expect(throws: AccountProblem.noSite) { try accounts.add(script) }
    #expect(accounts.accounts.count == 2)
  }

  @Test("Accounts of an identity go with it, and no change that is taken back brings them again")
  func deletedIdentity() async throws {
    let work = try browser.identities.create(named: "Work", color: .blue)
    let desk = try add("Desk", in: work.id)
    accounts.delete(desk.id)
    try add("Mail")
    try await browser.services.deleteIdentity(work.id)
    while accounts.canUndo { accounts.undo() }
    #expect(accounts.accounts.isEmpty)
    accounts.redo()
    accounts.redo()
    accounts.redo()
    #expect(accounts.accounts.map(\.title) == ["Mail"])
  }

  @Test(
    "A damaged or newer file gets one notice and is left byte for byte",
    arguments: ["{\"version\": 9, \"accounts\": []}", "{\"accounts\": [{\"title\": 1}]}", "no JSON"])
  func leftAlone(contents: String) async throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: file)
    let later = TestBrowser(in: folder)
    #expect(later.accounts.problem?.isEmpty == false)
    #expect(later.services.notices.waiting.count == 1)
    try later.accounts.add(
      AccountShortcut(
        title: "Mail", address: Address("https://mail.example/"), identity: later.identities.standard.id))
    await later.accounts.finishSaving()
    #expect(try Data(contentsOf: file) == Data(contents.utf8))
  }
}

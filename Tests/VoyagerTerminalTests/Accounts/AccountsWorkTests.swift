import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerTerminal

@MainActor @Suite("The accounts on the terminal")
struct AccountsWorkTests {
  private let browser = TestBrowser()

  private func run(_ words: String..., as identity: Identity? = nil, json: Bool = false) async -> Outcome {
    var options = TerminalOptions(.accounts)
    (options.signInName, options.bookmarkFolder, options.printsJSON) = ("ada", "Daily", json)
    return await AccountsWork(
      accounts: browser.accounts, identities: browser.identities, identity: identity, options: options
    ).run(words)
  }

  @Test("What is added is listed with all that it is, found by its words, and removed by its title or id")
  func addsAndRemoves() async throws {
    let work = try browser.identities.create(named: "Work", color: .blue)
    #expect(await run("list").text == nil)
    #expect(await run("add", "https://mail.example/", "My\u{1B}[31m mail", as: work).problem == nil)
    #expect(await run("add", "https://shop.example/").problem == nil)
    #expect(
      await run("list").text == """
        Daily\tMy[31m mail\thttps://mail.example/\tWork\tada
        Daily\tshop.example\thttps://shop.example/\t\(browser.identities.standard.name)\tada
        """)
    #expect(await run("list", "SHOP", "ada").text?.hasPrefix("Daily\tshop.example") == true)
    #expect(await run("list", as: work).text?.contains("shop") == false)
    #expect(
      await run("add", "https://shop.example/").problem?.sentence == "“shop.example” leads there already.")
    #expect(await run("add", "file:///etc").problem?.code == .usage)
    #expect(await run("remove", "none").problem?.code == .refused)
    #expect(await run("remove", "shop.example").problem == nil)
    let id = try #require(browser.accounts.accounts.first).id.text
    #expect(await run("list", json: true).text?.contains(id) == true)
    #expect(await run("remove", id).problem == nil)
    #expect(browser.accounts.accounts.isEmpty)
  }

  @Test("They are carried in a file, and of two of the same title none is removed")
  func carries() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "voyager-\(UUID().uuidString).json")
      .path
    defer { try? FileManager.default.removeItem(atPath: file) }
    _ = await run("add", "https://a.example/", "Same")
    _ = await run("add", "https://b.example/", "Same")
    #expect(await run("remove", "Same").problem?.code == .usage)
    #expect(await run("export", file).problem == nil)
    #expect(await run("import", file).text == "0 accounts were added; 2 were there already.")
    #expect(await run("import", file + "x").problem?.code == .refused)
    #expect(await run("nonsense").problem?.code == .usage)
  }
}

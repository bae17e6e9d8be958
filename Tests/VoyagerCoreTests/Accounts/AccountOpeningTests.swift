import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct AccountOpeningTests {
  private let browser = TestBrowser()

  private func account(
    _ address: String, in identity: Identity? = nil, name: String = ""
  ) throws -> AccountShortcut {
    try browser.accounts.add(
      AccountShortcut(
        title: "Mail", address: Address(address), identity: (identity ?? browser.identities.standard).id,
        signInName: name))
  }

  @Test("An account opens in its identity, says who signs in, and the second time its tab comes to the front")
  func opens() throws {
    let work = try browser.identities.create(named: "Work", color: .blue)
    let mail = try account("https://mail.example/", in: work, name: "ada")
    let window = browser.openWindow()
    browser.services.openAccount(mail.id, from: window)
    let tab = try #require(window.selectedTab)
    #expect(window.tabs.count == 2 && tab.identity == work && tab.signInName == "ada")
    browser.surface(of: tab)?.finishLoading(Address("https://mail.example/inbox/7"), title: "Inbox")
    window.selectTab(at: 0)
    browser.services.openAccount(mail.id, from: window)
    #expect(window.selectedTab === tab && window.tabs.count == 2)
    browser.verify()
  }

  @Test("A tab of another identity, another origin or a page beside it is not the account's")
  func others() throws {
    let work = try browser.identities.create(named: "Work", color: .blue)
    let mail = try account("https://mail.example/u/1", in: work)
    let window = browser.openWindow(Address("https://mail.example/u/1"))
    for address in ["https://mail.example/u/10", "https://mail.example:444/u/1", "http://mail.example/u/1"] {
      let tab = browser.services.openTab(Address(address), identity: work, in: window)
      browser.surface(of: tab)?.finishLoading(Address(address), title: "x")
    }
    browser.services.openAccount(mail.id, from: window)
    #expect(window.tabs.count == 5)
  }

  @Test("Of two accounts on one site, each goes to its own tab")
  func closer() throws {
    let first = try account("https://mail.example/")
    let second = try account("https://mail.example/u/1/")
    let window = browser.openWindow(Address("https://mail.example/u/1/inbox"))
    browser.services.openAccount(second.id, from: window)
    #expect(window.tabs.count == 1)
    browser.services.openAccount(first.id, from: window)
    #expect(window.tabs.count == 2)
  }

  @Test("From a private window an account opens in another one, and such a window shows none")
  func fromPrivate() async throws {
    let mail = try account("https://mail.example/")
    let window = browser.services.openWindow(browser.identities.privateBrowsing)
    browser.services.openTab(Address("https://news.example/"), in: window)
    #expect(AccountCommands(window: window).groups.isEmpty)
    let request = SuggestionRequest(
      query: SuggestionQuery("mail"), identity: browser.identities.privateBrowsing, tab: nil)
    #expect(await AccountSuggestions(accounts: browser.accounts).candidates(for: request).isEmpty)
    browser.services.openAccount(mail.id, from: window)
    #expect(window.tabs.count == 1 && browser.services.windows.count == 2)
  }

  @Test("The page in front is kept with one command, once, and that can be taken back")
  func keeps() throws {
    let window = browser.openWindow(Address("https://mail.example/"))
    window.commands.run(.keepAccount)
    let kept = try #require(browser.accounts.accounts.first)
    #expect(kept.address.text == "https://mail.example/" && kept.title == "https://mail.example/")
    #expect(window.commands[.keepAccount]?.isEnabled == false)
    #expect(window.commands[.openAccount(kept.id)]?.title == "https://mail.example/")
    window.commands.run(.undoAccounts)
    #expect(browser.accounts.accounts.isEmpty && window.commands[.keepAccount]?.isEnabled == true)
  }

  @Test("The start page lists accounts by group, with whose they are, and its link opens one in its identity")
  func startPage() async throws {
    let work = try browser.identities.create(named: "Work", color: .blue)
    let mail = try account("https://mail.example/", in: work, name: "<ada>")
    let content = browser.startPages.content(of: browser.identities.standard.id)
    let link = try #require(content.sections.first?.links.first)
    #expect(content.sections.first?.title == "Accounts" && link.note == "<ada>, in Work")
    let html = StartPageBody(content: content).html
    #expect(html.contains("voyager:start/account/\(mail.id.text)") && html.contains("&lt;ada&gt;, in Work"))
    let window = browser.openWindow(.start)
    let tab = try #require(window.selectedTab)
    let action = try #require(InternalLink(address: InternalLink.start(.account(mail.id)).address))
    #expect(action == .start(.account(mail.id)))
    browser.services.perform(.account(mail.id), in: tab)
    #expect(window.selectedTab?.identity == work)
  }

  @Test("The address field finds an account by its sign-in name and goes to its tab")
  func suggestion() async throws {
    let work = try browser.identities.create(named: "Work", color: .blue)
    let mail = try account("https://mail.example/", in: work, name: "adalovelace")
    let window = browser.openWindow()
    window.addressField.beginEditing()
    window.editAddress("adalove", .typedAtEnd)
    await window.suggestions.finish()
    let row = window.addressField.rows.first { $0.kind == .shortcut }
    #expect(row?.action == .openAccount(mail.id) && row?.identity == work.id)
  }
}

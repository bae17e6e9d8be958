import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@Suite @MainActor
struct SuggestionsModelTests {
  private let browser = TestBrowser(recording: .on)

  private func visit(_ address: String, _ title: String, as identity: Identity) async {
    browser.history.add(
      .visit(Visit(to: Address(address), title: title, as: identity.id, at: Date())))
    await browser.history.finish()
  }

  private func type(_ text: String, in window: BrowserWindowModel) async -> [Suggestion] {
    window.addressField.beginEditing()
    window.editAddress(text, .typedAtEnd)
    await window.suggestions.finish()
    return window.addressField.rows
  }

  @Test("History and other open tabs come, the tab itself and other identities' deleted pages don't")
  func collects() async throws {
    let window = browser.openWindow(Address("https://here.example/"))
    let other = browser.openTab(Address("https://hens.example/"), in: window, inFront: false)
    let standard = browser.identities.standard
    await visit("https://herbs.example/", "Herbs", as: standard)
    await visit("https://heir.example/", "Heir", as: Identity(name: "Gone", color: .blue, icon: ""))
    let rows = await type("he", in: window)
    #expect(rows.filter { $0.kind == .tab }.map(\.action) == [.show(other.id)])
    #expect(
      Set(rows.filter { $0.kind == .history }.map(\.title)).isSubset(of: ["Herbs", "https://here.example/"]))
    #expect(rows.contains { $0.title == "Herbs" })
  }

  @Test("A private window knows its own tabs, and nothing of the record or of other windows")
  func isPrivate() async throws {
    let open = browser.openWindow(Address("https://hens.example/"))
    await visit("https://herbs.example/", "Herbs", as: browser.identities.standard)
    let window = browser.services.openWindow(browser.identities.privateBrowsing)
    browser.openTab(Address("https://here.example/"), in: window)
    browser.openTab(Address("https://heath.example/"), in: window)
    let rows = await type("he", in: window)
    #expect(Set(rows.map(\.target.host)) == ["here.example", "duckduckgo.com"])
    let others = await type("he", in: open)
    #expect(!others.contains { ["here.example", "heath.example"].contains($0.target.host) })
  }

  @Test(
    "A tab is found by its address as people read it, and only by what it has",
    arguments: [
      ("münch", true), ("munch", true), ("cafe", true), ("www.mün", true), ("nchen", false),
    ])
  func readsTabs(text: String, isFound: Bool) async throws {
    let window = browser.openWindow(Address("https://here.example/"))
    browser.openTab(Address("https://www.xn--mnchen-3ya.de/caf%C3%A9"), in: window, inFront: false)
    #expect(await type(text, in: window).contains { $0.kind == .tab } == isFound)
  }

  @Test("A source that takes its time does not keep the others back")
  func showsEarly() async throws {
    let window = browser.openWindow(Address("https://here.example/"))
    browser.openTab(Address("https://hens.example/"), in: window, inFront: false)
    let slow = SlowSource()
    browser.services.suggestionSources.append(slow)
    window.suggestions.patience = .zero
    window.addressField.beginEditing()
    window.editAddress("he", .typedAtEnd)
    await browser.wait { window.addressField.rows.contains { $0.kind == .tab } }
    #expect(!slow.hasAnswered)
    slow.answer()
    await window.suggestions.finish()
    #expect(window.addressField.rows.contains { $0.title == "Heron" })
  }

  @Test("Bookmarks are found by title, tag and address, in private windows too")
  func bookmarks() async throws {
    let address = Address("https://www.kitchen.example/jam")
    try await browser.services.bookmarks.add(BookmarkLeaf(address, title: "Plum", tags: ["sweet"]))
    let window = browser.services.openWindow(browser.identities.privateBrowsing)
    browser.openTab(in: window)
    for text in ["plum", "sweet", "kitchen.example/j", "https://www.kitchen", "* "] {
      let rows = await type(text, in: window)
      #expect(rows.contains { $0.kind == .bookmark && $0.title == "Plum" }, "\(text)")
    }
  }

  @Test("Picking a tab goes there, and an unused tab is not left behind")
  func goesToTab() async throws {
    let window = browser.openWindow(Address("https://hens.example/"))
    let tab = try #require(window.selectedTab)
    let empty = browser.services.openTab(nil, in: window)
    _ = await type("hens", in: window)
    window.addressField.moveInRows(by: 1)
    window.commitAddress()
    #expect(window.selectedTab === tab)
    #expect(!window.tabs.contains { $0 === empty })
  }

  @Test("A chosen page is deleted from the history, and typing goes on")
  func deletes() async throws {
    let window = browser.openWindow()
    await visit("https://secret.example/a", "Secret", as: browser.identities.standard)
    _ = await type("secr", in: window)
    #expect(!window.deleteChosenRow())
    window.addressField.moveInRows(by: 1)
    #expect(window.deleteChosenRow())
    #expect(window.addressField.isEditing)
    #expect(!window.addressField.rows.contains { $0.title == "Secret" })
    let history = browser.history
    await browser.wait { history.revision >= 2 }
    #expect(try await history.pages(matching: "secret").isEmpty)
  }

  @Test("The row of another identity opens there")
  func opensInIdentity() async throws {
    let mum = try browser.identities.create(named: "Mum", color: .orange)
    let window = browser.openWindow()
    await visit("https://mums.example/", "Mums", as: mum)
    let rows = await type("mums", in: window)
    #expect(rows.first { $0.kind == .history }?.identity == mum.id)
    window.addressField.moveInRows(by: 1)
    window.commitAddress()
    #expect(window.selectedTab?.identity.id == mum.id)
  }
}

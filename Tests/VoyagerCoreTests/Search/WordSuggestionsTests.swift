import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@Suite @MainActor
struct WordSuggestionsTests {
  private let browser = TestBrowser()

  init() {
    let asked = SearchEngine.standard.suggestionsAddress(for: "tram")
    browser.engine.answers[asked ?? .blank] = Data("[\"tram\", [\"tram museum\", \"tramway\"]]".utf8)
  }

  private func rows(_ text: String, in window: BrowserWindowModel) async -> [Suggestion] {
    window.addressField.beginEditing()
    window.editAddress(text, .typedAtEnd)
    await window.suggestions.finish()
    return window.addressField.rows
  }

  @Test("Without the person's wish, nothing is told")
  func off() async {
    #expect(!VoyagerSettings.standard.suggestsSearches)
    _ = await rows("tram", in: browser.openWindow())
    #expect(browser.engine.fetches.isEmpty)
  }

  @Test("Proposed words search where the person searches")
  func on() async {
    browser.settings.update { $0.suggestsSearches = true }
    let found = await rows("tram", in: browser.openWindow()).filter { $0.kind == .words }
    #expect(found.map(\.title) == ["tram museum", "tramway"])
    #expect(found.map(\.action).first == .search(SearchEngine.standard.address(for: "tram museum")))
  }

  @Test(
    "Nothing is told of private windows, addresses and secrets",
    arguments: [
      "tram.example", "a@b.example", "/home/kim/My Documents/tax", "~/My Documents", "d131dd02c5e6eec4",
      "my hunter2Secret!",
    ])
  func never(text: String) async {
    browser.settings.update { $0.suggestsSearches = true }
    _ = await rows(text, in: browser.openWindow())
    let window = browser.services.openWindow(browser.identities.privateBrowsing)
    browser.openTab(in: window)
    _ = await rows("tram", in: window)
    #expect(browser.engine.fetches.isEmpty)
  }

  @Test("A letter that follows at once is not told before the person has paused")
  func pauses() async {
    browser.settings.update { $0.suggestsSearches = true }
    let window = browser.openWindow()
    window.addressField.beginEditing()
    for text in ["t", "tr", "tra"] { window.editAddress(text, .typedAtEnd) }
    _ = await rows("tram", in: window)
    #expect(browser.engine.fetches.count == 1)
  }

  @Test("What a page offers is fetched and added with a keyword")
  func offered() async throws {
    let window = browser.openWindow(Address("https://shop.example/"))
    let tab = try #require(window.selectedTab)
    let surface = try #require(browser.surface(of: tab))
    surface.evaluation = "\"https://shop.example/search.xml\""
    browser.engine.answers[Address("https://shop.example/search.xml")] = Data(
      """
      <OpenSearchDescription><ShortName>Shop</ShortName>
      <Url type="text/html" template="https://shop.example/?q={searchTerms}"/></OpenSearchDescription>
      """.utf8)
    let offer = try #require(await OfferedSearch.find(in: tab, browser.services))
    offer.add(to: browser.settings)
    // Another search has it already.
    #expect(offer.engine.keyword == "!s")
    #expect(browser.settings.settings.searchEngines.last?.keyword == nil)
    #expect(browser.settings.settings.searchEngines.last?.name == "Shop")
    #expect(await OfferedSearch.find(in: tab, browser.services) == nil)
  }
}

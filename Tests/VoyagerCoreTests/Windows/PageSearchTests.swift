import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct PageSearchTests {
  private let browser = TestBrowser()

  @Test("A search stays over navigation, searches the new page, and belongs to its tab")
  func staysWithItsTab() throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    let surface = try #require(browser.surface(of: tab))
    window.commands.run(.find)
    window.find(PageSearch(text: "foo", options: .matchCase))
    surface.report(.matchesChanged(FoundMatches(17, current: 3)))
    #expect(window.foundMatches?.words == "3 of 17")
    surface.finishLoading(Address("https://b.example/"))
    #expect(surface.calls.filter { $0 == .find("foo", .matchCase) }.count == 2)
    browser.openTab(in: window)
    #expect(window.search == nil && window.foundMatches == nil)
    window.select(tab)
    #expect(window.search == PageSearch(text: "foo", options: .matchCase))
    #expect(surface.calls.filter { $0 == .find("foo", .matchCase) }.count == 2, "Its marks are still there.")
    window.endSearch()
    #expect(window.search == nil && surface.calls.last == .endFind)
  }

  @Test("A search begins with the selection, else with the text searched last, and never over what is typed")
  func beginsWithTheSelection() async throws {
    let window = browser.openWindow()
    let surface = try #require(window.selectedTab.flatMap(browser.surface))
    surface.selection = "  two\n words "
    window.commands.run(.find)
    await browser.wait { window.search?.text == "two words" }
    #expect(surface.calls.last == .find("two words", []))
    window.endSearch()
    surface.selection = String(repeating: "long ", count: 30)
    window.commands.run(.findNext)
    await browser.wait { surface.calls.last == .find("two words", []) }
    window.commands.run(.findNext)
    window.commands.run(.findPrevious)
    #expect(surface.calls.suffix(2) == [.findNext, .findPrevious])
    surface.selection = "selected"
    window.commands.run(.find)
    window.find(PageSearch(text: "typed"))
    for _ in 1...5 { await Task.yield() }
    #expect(window.search?.text == "typed")
  }

  @Test(
    "What was found is said in words",
    arguments: [
      (FoundMatches(0), "Not found"), (FoundMatches(1), "1 match"), (FoundMatches(17), "17 matches"),
      (FoundMatches(17, current: 3), "3 of 17"),
      (FoundMatches(10_000, isCut: true), "More than 10000 matches"),
    ])
  func words(found: FoundMatches, words: String) {
    #expect(found.words == words)
  }
}

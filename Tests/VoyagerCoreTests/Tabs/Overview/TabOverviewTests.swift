import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@Suite @MainActor
struct TabOverviewTests {
  private let browser = TestBrowser()

  @Test("Tabs are found by the words of their titles and addresses, in the order of the window")
  func finds() throws {
    let window = browser.openWindow(Address("https://news.example/sport"))
    browser.openTab(Address("https://mail.example/"), in: window)
    browser.openTab(Address("https://news.example/weather"), in: window)
    let overview = TabOverview(window)
    #expect(overview.tabs.count == 3)
    overview.text = "NEWS exa"
    #expect(
      overview.tabs.map(\.status.address.text) == [
        "https://news.example/sport", "https://news.example/weather",
      ])
    overview.text = "news wea"
    #expect(overview.tabs.count == 1)
    overview.text = "nothing"
    #expect(overview.tabs.isEmpty)
  }

  @Test("A tab that is awake shows its page, and a closed one is forgotten")
  func takesPictures() async throws {
    let window = browser.openWindow()
    let tab = browser.openTab(in: window)
    try #require(browser.surface(of: tab)).thumbnail = Data("picture".utf8)
    let overview = TabOverview(window)
    let picture = overview.picture(of: tab)
    #expect(picture.picture == nil)
    await browser.wait { picture.picture != nil }
    #expect(overview.picture(of: tab) === picture)
    browser.services.close(tab)
    #expect(overview.picture(of: tab) !== picture)
  }

  @Test("A page that never gets drawn holds no other one up")
  func waitsForNone() async throws {
    let window = browser.openWindow()
    let tabs = (0..<4).map { _ in browser.openTab(in: window) }
    for tab in tabs.prefix(3) { browser.surface(of: tab)?.drawsNothing = true }
    browser.surface(of: tabs[3])?.thumbnail = Data("picture".utf8)
    let overview = TabOverview(window)
    let last = tabs.map(overview.picture)[3]
    try await eventually("the last one's picture", within: .seconds(120)) { last.picture != nil }
  }
}

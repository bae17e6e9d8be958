import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct HistoryListTests {
  private let browser = TestBrowser(recording: .on)
  private let list: HistoryList
  private var calendar = Calendar(identifier: .gregorian)
  /// 15 January 2027, 08:00.
  private let morning = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    list = HistoryList(browser.history, calendar: calendar)
  }

  private func visit(_ page: String, minutes: Double) {
    browser.history.add(
      .visit(
        Visit(
          to: Address("https://\(page).example/"), title: page, as: browser.identities.standard.id,
          at: morning + minutes * 60)))
  }

  private func shown() async -> [String] {
    await browser.history.finish()
    await list.finishLoading()
    return list.sessions.map { session in
      session.title(now: morning + 86_400, calendar: calendar) + ": "
        + session.entries.map(\.title).joined(separator: " ")
    }
  }

  @Test("Visits are cut at long pauses and at midnight, the newest first")
  func sessions() async {
    visit("a", minutes: 0)
    visit("b", minutes: 20)
    visit("c", minutes: 60)
    visit("d", minutes: 16 * 60 - 5)
    visit("e", minutes: 16 * 60 + 5)
    await browser.wait { browser.history.revision > 0 }
    #expect(
      await shown() == [
        "Today, 00:05: e", "Yesterday, 23:55: d", "Yesterday, 09:00: c", "Yesterday, 08:00 – 08:20: b a",
      ])
  }

  @Test("A search shows pages, and what is deleted from it goes from the visits too")
  func searches() async {
    visit("apple", minutes: 0)
    visit("pear", minutes: 1)
    visit("apple", minutes: 2)
    #expect(await shown() == ["Yesterday, 08:00 – 08:02: apple pear apple"])
    list.text = "app"
    #expect(await shown() == ["Yesterday, 08:02: apple"])
    await list.delete(list.entries)
    await browser.wait { list.entries.isEmpty }
    list.text = ""
    #expect(await shown() == ["Yesterday, 08:01: pear"])
    await list.delete(list.entries)
    #expect(await shown().isEmpty)
  }

  @Test("Older ones are shown on demand")
  func more() async {
    for count in 0..<250 { visit("p\(count)", minutes: Double(count) / 60) }
    _ = await shown()
    #expect(list.entries.count == 200)
    #expect(list.hasMore)
    list.showMore()
    _ = await shown()
    #expect(list.entries.count == 250)
    #expect(!list.hasMore)
  }

  @Test(
    "Chosen rows are deleted, with all of their sites if that is wished; a search keeps what it still shows")
  func selects() async throws {
    for (minute, page) in ["apple", "pear", "apple", "plum"].enumerated() {
      visit(page, minutes: Double(minute))
    }
    _ = await shown()
    list.selectAll()
    #expect(list.selectedEntries.count == 4)
    let pear = try #require(list.entries.first { $0.title == "pear" })
    list.setSelected(false, pear)
    #expect(list.selectedEntries.map(\.title) == ["plum", "apple", "apple"])
    #expect(HistoryList.sites(of: list.selectedEntries) == ["apple.example", "plum.example"])
    list.selectNothing()
    let apple = try #require(list.entries.first { $0.title == "apple" })
    list.setSelected(true, apple)
    await list.deleteSites(of: list.selectedEntries)
    #expect(await shown() == ["Yesterday, 08:01 – 08:03: plum pear"])
    #expect(list.selection.isEmpty)
  }
}

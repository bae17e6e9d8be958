import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct HistoryExpiryTests {
  private static let day: TimeInterval = 86_400
  private let browser = TestBrowser(recording: .on)

  private func visit(_ address: String, days: Double) {
    browser.history.add(
      .visit(
        Visit(
          to: Address(address), as: browser.identities.standard.id, at: Date() - days * Self.day)))
  }

  private func pages() async throws -> [String] {
    try await browser.history.pages(matching: "").map(\.address.text)
  }

  @Test("Nothing goes by itself until the person says how long to keep it")
  func expires() async throws {
    visit("https://ancient.example/", days: 4000)
    visit("https://old.example/", days: 100)
    visit("https://both.example/", days: 100)
    visit("https://both.example/", days: 10)
    visit("https://new.example/", days: 1)
    #expect(try await pages().count == 4)
    browser.settings.update { $0.keepsHistory = .year }
    try await wait { try await pages().count == 3 }
    browser.settings.update { $0.keepsHistory = .month }
    try await wait { try await pages() == ["https://new.example/", "https://both.example/"] }
    let visits = try await browser.history.visits(in: .distantPast ..< .distantFuture)
    #expect(visits.map(\.page.visits) == [1, 1])
  }

  @Test("Old visits go a few at a time, the oldest first")
  func steps() async throws {
    let history = try HistoryFixture()
    let changes = (0..<600).map { count in
      HistoryChange.visit(
        Visit(
          to: Address("https://a.example/\(count)"), as: HistoryFixture.dad,
          at: HistoryFixture.noon + Double(count)))
    }
    try await history.store.add(changes)
    let limit = HistoryFixture.noon + 400
    #expect(try await history.store.deleteSome(before: limit).hasDeleted)
    let left = try await history.store.visits(in: .distantPast ..< .distantFuture, limit: .max)
    #expect(left.count == 350 && left.last?.page.address.text == "https://a.example/250")
    while try await history.store.deleteSome(before: limit).hasDeleted {}
    #expect(try await history.addresses("").count == 100)
    #expect(try await history.store.visits(in: .distantPast..<limit, limit: 1).isEmpty)
  }

  @Test("A clock that runs a year ahead takes no young visit, and what takes nothing changes nothing")
  func clock() async throws {
    visit("https://old.example/", days: 100)
    visit("https://new.example/", days: 1)
    #expect(try await pages().count == 2)
    let revision = browser.history.revision
    await browser.history.expire(after: .year, now: Date() + 365 * Self.day)
    #expect(try await pages().count == 2)
    #expect(browser.history.revision == revision)
    await browser.history.expire(after: .month, now: Date() + 365 * Self.day)
    #expect(try await pages() == ["https://new.example/"])
    #expect(browser.history.revision == revision + 1)
  }

  @Test("Each choice is a time before now, but for ever is none")
  func limits() {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let days = HistoryLifetime.allCases.map { $0.limit(at: now).map { now.timeIntervalSince($0) / Self.day } }
    #expect(days[0].map { (28...31).contains($0.rounded()) } == true)
    #expect(days[3].map { (365...366).contains($0.rounded()) } == true)
    #expect(days[4] == nil)
  }

  private func wait(_ condition: () async throws -> Bool) async throws {
    for _ in 0..<2000 {
      if try await condition() { return }
      await Task.yield()
    }
    Issue.record("It did not come to that.")
  }
}

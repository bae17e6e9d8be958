import Foundation
import Testing

@testable import VoyagerCore

@Suite struct HistorySuggestionTests {
  @Test(
    "Pages are found by the beginning of their address and of their words, in any order and script",
    arguments: [
      ("v", true), ("vienna.example/ti", true), ("https://www.vienna", true), ("www.vienna", true),
      ("HTTP://VIENNA", true), ("wörter", true), ("worter", true), ("/timetable", true), ("tram", true),
      ("guide tram", true), ("刻表", true), ("Вен", true), ("cafe", true), ("100%", true), ("way", false),
      ("ienna", false), ("99%", false), ("tram bus", false), ("_", false),
    ])
  func finds(_ text: String, _ isFound: Bool) async throws {
    let history = try HistoryFixture()
    try await history.visit(
      "https://www.vienna.example/time/timetable?day=1&w=W%C3%B6rter",
      "Tramway guide: Café Elan 100% 時刻表 Вена")
    let found = try await history.store.suggestions(for: text)
    #expect(found.map(\.page.visits) == (isFound ? [1] : []))
  }

  @Test("Typed addresses are counted, also when some visits are taken away")
  func typed() async throws {
    let history = try HistoryFixture()
    try await history.visit("https://a.example/", "A", kind: .typed)
    try await history.visit("https://a.example/", kind: .typed)
    try await history.visit("https://a.example/", "Another A")
    #expect(try await history.store.suggestions(for: "another").map(\.typed) == [2])
    let noon = HistoryFixture.noon
    try await history.store.delete(.time(noon + 120..<noon + 150))
    #expect(try await history.store.suggestions(for: "a.ex").map(\.typed) == [1])
  }

  @Test("A rare page is found behind thousands that are visited more")
  func rare() async throws {
    let history = try HistoryFixture()
    try await history.visit("https://needle.example/", "Seldom seen")
    let visits = (0..<5000).map { number in
      HistoryChange.visit(
        Visit(
          to: Address("https://often.example/\(number)"), title: "Seen \(number)", as: HistoryFixture.dad,
          at: HistoryFixture.noon + 86_400 * 90, kind: .typed))
    }
    try await history.store.add(visits)
    for text in ["n", "need", "seldom", "se sel"] {
      let found = try await history.store.suggestions(for: text)
      #expect(found.contains { $0.page.title == "Seldom seen" }, "\(text)")
    }
    let often = try await history.store.suggestions(for: "o", limit: 10)
    #expect(!often.isEmpty && often.count <= 40)
  }

  @Test("A call that was cancelled before its turn asks the file nothing")
  func cancelled() async throws {
    let history = try HistoryFixture()
    try await history.visit("https://a.example/", "A")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await history.store.suggestions(for: "a")
    }
    #expect(try await task.value.isEmpty)
  }
}

import Foundation
import VoyagerCore

/// Times this browser's own store on a made profile.
struct StoreMeasure {
  let profile: GeneratedProfile
  let file: URL

  func fill() async throws {
    let store = HistoryStore(url: file)
    try await profile.forEach(portion: 5000) { visits in
      try await store.add(visits.map(profile.change))
    }
  }

  /// - Parameter queries: What is typed.
  func run(_ queries: [String]) async throws {
    let before = Memory.resident
    let store = HistoryStore(url: file)
    try await report("opening") { try await store.open() }
    try await report("first suggestions") { _ = try await store.suggestions(for: "a") }
    var suggestions = Samples()
    for query in queries where !suggestions.isLongEnough {
      _ = try await suggestions.measure { try await store.suggestions(for: query) }
    }
    Figures.report("suggestions", suggestions)
    var searches = Samples()
    for query in queries where !searches.isLongEnough {
      _ = try await searches.measure { try await store.pages(matching: query, limit: 200) }
    }
    Figures.report("search", searches)
    let person = GeneratedProfile.people[0]
    var tiles = Samples()
    for _ in 0..<50 { _ = try await tiles.measure { try await store.mostVisited(of: person, limit: 8) } }
    Figures.report("start page's sites", tiles)
    try await visit(store)
    var later = Samples()
    // Few enough to be asked before the parts are merged.
    for place in stride(from: 0, to: queries.count, by: 4) {
      _ = try await later.measure { try await store.suggestions(for: queries[place]) }
    }
    Figures.report("suggestions after these p99", later.quantile(0.99))
    Figures.report("memory", Figure(time: Memory.resident - before))
    try await model()
    try await delete(store, queries)
  }

  private func visit(_ store: HistoryStore) async throws {
    var numbers = SeededGenerator(seed: 1)
    var visits = Samples()
    for index in 0..<2000 {
      let isNew = numbers.isTrue(GeneratedProfile.newPages)
      let page = isNew ? profile.pages + index : numbers.zipf(profile.pages)
      let visit = GeneratedVisit(
        page: page, time: GeneratedProfile.now + Double(index), kind: .link, opener: nil)
      let change = profile.change(visit)
      try await visits.measure { try await store.add([change]) }
    }
    Figures.report("visit", visits)
  }

  /// Suggestions while something else goes on: the processor's time would count both.
  private func suggestions(
    _ store: HistoryStore, _ queries: [String], _ name: String, during work: @Sendable () async throws -> Void
  ) async throws {
    async let working: Void = work()
    var suggestions = Samples()
    for query in queries { _ = try await suggestions.measure { try await store.suggestions(for: query) } }
    try await working
    Figures.report("suggestions, \(name) p99", Figure(time: suggestions.quantile(0.99).time))
  }

  /// How long the main actor is held by a visit, and by all that follows from it.
  @MainActor private func model() async throws {
    let history = HistoryModel(store: HistoryStore(url: file), notices: NoticesModel())
    await history.finish()
    var added = Samples()
    for index in 0..<2000 {
      let visit = GeneratedVisit(
        page: index % profile.pages, time: GeneratedProfile.now + Double(3000 + index), kind: .link,
        opener: nil)
      let change = profile.change(visit)
      await added.measure { history.add(change) }
    }
    await history.finish()
    Figures.report("visit, main actor", added)
  }

  private func delete(_ store: HistoryStore, _ queries: [String]) async throws {
    let person = GeneratedProfile.people[0]
    var pages = Samples()
    for number in stride(from: 10, to: profile.pages, by: max(1, profile.pages / 10)) {
      let address = Address(profile.page(number).address)
      try await pages.measure { _ = try await store.delete(.address(address), of: person) }
    }
    Figures.report("delete page", pages)
    var sites = Samples()
    for number in stride(from: 100, to: 103, by: 1) {
      let host = profile.page(number).host
      try await sites.measure { _ = try await store.delete(.site(host)) }
    }
    Figures.report("delete site", sites)
    let large = profile.page(0).host
    try await suggestions(store, queries, "deleting") { _ = try await store.delete(.site(large)) }
    let now = Date(timeIntervalSince1970: GeneratedProfile.now)
    try await report("forget") { await store.finishChores() }
    try await report("delete a week") { _ = try await store.delete(.time(now - 7 * 86_400..<now)) }
    await store.finishChores()
    try await report("delete all") { _ = try await store.delete(.everything) }
  }

  private func report(_ name: String, _ body: () async throws -> Void) async throws {
    var samples = Samples()
    try await samples.measure(body)
    Figures.report(name, samples.quantile(1))
  }
}

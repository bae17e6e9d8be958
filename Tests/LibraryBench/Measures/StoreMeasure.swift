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
    for query in queries {
      _ = try await suggestions.measure { try await store.suggestions(for: query) }
    }
    report("suggestions", suggestions)
    var searches = Samples()
    for query in queries {
      _ = try await searches.measure { try await store.pages(matching: query, limit: 200) }
    }
    report("search", searches)
    try await visit(store)
    Figures.report("memory", Memory.resident - before)
    try await delete(store)
  }

  private func visit(_ store: HistoryStore) async throws {
    var numbers = SeededGenerator(seed: 1)
    var visits = Samples()
    for index in 0..<2000 {
      let page = numbers.isTrue(0.3) ? profile.pages + index : numbers.zipf(profile.pages)
      let visit = GeneratedVisit(
        page: page, time: GeneratedProfile.now + Double(index), kind: .link, opener: nil)
      let change = profile.change(visit)
      try await visits.measure { try await store.add([change]) }
    }
    report("visit", visits)
  }

  private func delete(_ store: HistoryStore) async throws {
    let person = GeneratedProfile.people[0]
    var pages = Samples()
    for number in stride(from: 10, to: profile.pages, by: max(1, profile.pages / 10)) {
      let address = Address(profile.page(number).address)
      try await pages.measure { _ = try await store.delete(.address(address), of: person) }
    }
    report("delete page", pages)
    var sites = Samples()
    for number in stride(from: 100, to: 103, by: 1) {
      let host = profile.page(number).host
      try await sites.measure { _ = try await store.delete(.site(host)) }
    }
    report("delete site", sites)
    let now = Date(timeIntervalSince1970: GeneratedProfile.now)
    try await report("delete a week") { _ = try await store.delete(.time(now - 7 * 86_400..<now)) }
    try await report("delete all") { _ = try await store.delete(.everything) }
  }

  private func report(_ name: String, _ samples: Samples) {
    Figures.report("\(name) p50", samples.quantile(0.5))
    Figures.report("\(name) p99", samples.quantile(0.99))
  }

  private func report(_ name: String, _ body: () async throws -> Void) async throws {
    var samples = Samples()
    try await samples.measure(body)
    Figures.report(name, samples.quantile(1))
  }
}

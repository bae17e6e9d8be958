import Foundation

/// Times Firefox's schema and queries on the same made profile.
struct PlacesMeasure {
  let profile: GeneratedProfile
  let file: URL

  func run(_ queries: [String]) async throws {
    let before = Memory.resident
    var opening = Samples()
    let places = try await opening.measure { try Places(file.path) }
    Figures.report("opening", opening.quantile(1))
    var first = Samples()
    _ = try await first.measure { try places.complete("a") }
    Figures.report("first suggestions", first.quantile(1))
    var suggestions = Samples()
    for query in queries where !suggestions.isLongEnough {
      _ = try await suggestions.measure { try places.complete(query) }
    }
    Figures.report("suggestions", suggestions)
    var searches = Samples()
    for query in queries where !searches.isLongEnough {
      _ = try await searches.measure { try places.search(query) }
    }
    Figures.report("search", searches)
    var numbers = SeededGenerator(seed: 1)
    var visits = Samples()
    for index in 0..<2000 {
      let isNew = numbers.isTrue(GeneratedProfile.newPages)
      let page = profile.page(isNew ? profile.pages + index : numbers.zipf(profile.pages))
      try await visits.measure { try places.visit(page, at: GeneratedProfile.now + Double(index)) }
    }
    Figures.report("visit", visits)
    Figures.report("memory", Figure(time: Memory.resident - before))
  }
}

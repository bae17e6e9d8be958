import Foundation

/// Finds pages for what a person is typing, in a time that hardly grows with the history.
///
/// A short text is in nearly every page, so that asking for all pages and sorting them takes long. Instead, the
/// pages with the most frecency are looked at, in their order, and a text that is rare among them is rare enough to be
/// asked for.
struct HistorySuggester {
  /// How many of the pages with the most frecency are looked at.
  private static let mostWalked = 3000
  /// A word in more of them than this is too common to be asked for.
  private static let mostCommon = 150
  /// How many addresses that begin alike are looked at.
  private static let mostAlike = 1500
  /// How many pages with a rare word are looked at, the newest ones.
  private static let mostRare = 600
  /// As long as the beginnings in the index.
  private static let longestBeginning = 40

  private struct Hit {
    let id: Int64
    let frecency: Double
  }

  private struct Walk {
    var hits: [Hit] = []
    /// How many of the pages hold each term.
    var counts: [Int]
    var isComplete = false
  }

  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  func suggestions(for text: String, limit: Int) throws(StoreProblem) -> [HistorySuggestion] {
    let terms = SearchWords.typedTerms(of: text)
    let found = FoundText(terms.map(SearchWords.folded))
    guard limit > 0 else { return [] }
    let walk = try walk(found, limit)
    var ids = Set(walk.hits.map(\.id))
    if !walk.isComplete {
      if terms.count == 1, let term = terms.first {
        ids.formUnion(Self.best(try alike(SearchWords.folded(term)), limit))
      }
      if ids.count < limit {
        ids.formUnion(Self.best(try rare(terms, found, walk.counts, limit), limit))
      }
    }
    var suggestions: [HistorySuggestion] = []
    for id in ids {
      if let suggestion = try suggestion(id) { suggestions.append(suggestion) }
    }
    return suggestions
  }

  /// As many pages as wanted whose address begins so, and as many others.
  private func walk(_ found: FoundText, _ limit: Int) throws(StoreProblem) -> Walk {
    var walk = Walk(counts: Array(repeating: 0, count: found.count))
    var (alike, others, walked) = (0, 0, 0)
    try database.visit(
      "SELECT id, frecency, found FROM pages INDEXED BY pagesByFrecency ORDER BY frecency DESC LIMIT ?",
      [.integer(Self.mostWalked)]
    ) { row in
      walked += 1
      row.withText(2) { text in
        guard found.matches(text, counts: &walk.counts) else { return }
        let begins = found.begins(text)
        if begins ? alike < limit : others < limit {
          walk.hits.append(Hit(id: row.integer(0), frecency: row.real(1)))
        }
        if begins { alike += 1 } else { others += 1 }
      }
      return (alike < limit || others < limit) && !Task.isCancelled
    }
    walk.isComplete = walked < Self.mostWalked && (alike < limit || others < limit)
    return walk
  }

  private func alike(_ beginning: String) throws(StoreProblem) -> [Hit] {
    let start = String(String.UnicodeScalarView(beginning.unicodeScalars.prefix(Self.longestBeginning)))
    var hits: [Hit] = []
    try database.visit(
      """
      SELECT id, frecency FROM pages INDEXED BY pagesByBeginning
      WHERE beginning >= ? AND beginning < ? LIMIT ?
      """, [.text(start), .text(start + "\u{10FFFF}"), .integer(Self.mostAlike)]
    ) { row in
      hits.append(Hit(id: row.integer(0), frecency: row.real(1)))
      return !Task.isCancelled
    }
    return hits
  }

  /// Pages that hold a word which the most wanted pages hardly know.
  private func rare(
    _ terms: [String], _ found: FoundText, _ counts: [Int], _ limit: Int
  ) throws(StoreProblem) -> [Hit] {
    let asked = zip(terms, counts).filter { $0.1 <= Self.mostCommon }.map(\.0)
    guard let match = SearchWords.match(asked), !Task.isCancelled else { return [] }
    var hits: [Hit] = []
    try database.visit(
      """
      SELECT pages.id, pages.frecency, pages.found FROM words CROSS JOIN pages ON pages.id = words.rowid
      WHERE words MATCH ? ORDER BY words.rowid DESC LIMIT ?
      """, [.text(match), .integer(Self.mostRare)]
    ) { row in
      row.withText(2) { text in
        // What was asked for may lie behind the end of this text; the others are hardly worth it.
        if asked.count == terms.count || found.matches(text) {
          hits.append(Hit(id: row.integer(0), frecency: row.real(1)))
        }
      }
      return hits.count < Self.mostRare && !Task.isCancelled
    }
    return hits
  }

  private static func best(_ hits: [Hit], _ limit: Int) -> [Int64] {
    hits.sorted { $0.frecency > $1.frecency }.prefix(limit).map(\.id)
  }

  private func suggestion(_ id: Int64) throws(StoreProblem) -> HistorySuggestion? {
    try database.first(
      """
      SELECT \(HistoryReader.columns), pages.frecency, pages.typed
      FROM pages JOIN identities ON identities.id = pages.identity WHERE pages.id = ?
      """, .integer(id)
    ) { row in
      HistorySuggestion(page: HistoryReader.page(row), frecency: row.real(6), typed: row.count(7))
    }
  }
}

import Foundation

/// Words that a person looks for, in any order, each the beginning of a word.
///
/// No character has a meaning of its own.
struct SearchQuery {
  /// The query in the language of the index, or `nil` where the index can't narrow anything down.
  let match: String?

  /// The words of which the index alone can't tell whether they are there.
  private let looked: [String]

  init(_ text: String) {
    let terms = SearchWords.terms(of: text)
    match = SearchWords.match(terms)
    looked = terms.filter(SearchWords.needsLooking).map(SearchWords.folded)
  }

  /// Whether what the index found holds every word as it is written, signs and all.
  func holds(in texts: @autoclosure () -> [String]) -> Bool {
    guard !looked.isEmpty else { return true }
    let text = SearchWords.folded(texts().joined(separator: "\n"))
    return looked.allSatisfy { text.contains($0) }
  }
}

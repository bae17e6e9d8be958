/// The text that a page is found by while a person types: its address as people write it, a line break, its title.
///
/// Both are without case and accents, and cut to a length that still can be searched quickly.
struct FoundText {
  private static let longestAddress = 120
  private static let longestTitle = 100

  private let terms: [SearchTerm]

  static func text(of address: Address, title: String) -> String {
    let key = SearchWords.folded(AddressKey(address).text)
    return String(key.prefix(longestAddress)) + "\n" + SearchWords.folded(String(title.prefix(longestTitle)))
  }

  /// - Parameter terms: Folded; each has to be in the text.
  init(_ terms: [String]) {
    self.terms = terms.map { SearchTerm($0) }
  }

  var count: Int { terms.count }

  /// Whether the text has all the terms, each at the beginning of a word.
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    terms.allSatisfy { $0.firstIndex(in: text) != nil }
  }

  /// The same, and counts the text for each term that it has.
  func matches(_ text: UnsafeBufferPointer<UInt8>, counts: inout [Int]) -> Bool {
    var hasAll = true
    for (index, term) in terms.enumerated() {
      if term.firstIndex(in: text) != nil { counts[index] += 1 } else { hasAll = false }
    }
    return hasAll
  }

  /// Whether the text begins with the only term.
  func begins(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard terms.count == 1, let term = terms.first, text.count >= term.bytes.count else { return false }
    return term.bytes.indices.allSatisfy { text[$0] == term.bytes[$0] }
  }
}

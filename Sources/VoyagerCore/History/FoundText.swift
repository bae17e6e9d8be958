/// The text that a page is found by while a person types: its address as people write it, a line break, its title.
///
/// Both are without case and accents, and cut to a length that still can be searched quickly.
struct FoundText {
  private static let longestAddress = 120
  private static let longestTitle = 100

  private let terms: [Term]

  private struct Term {
    let bytes: [UInt8]
    /// Whether it is found inside a word too.
    let isFoundAnywhere: Bool
  }

  static func text(of address: Address, title: String) -> String {
    let key = SearchWords.folded(AddressKey(address).text)
    return String(key.prefix(longestAddress)) + "\n" + SearchWords.folded(String(title.prefix(longestTitle)))
  }

  /// - Parameter terms: Folded; each has to be in the text.
  init(_ terms: [String]) {
    self.terms = terms.map { term in
      let first = term.unicodeScalars.first
      return Term(
        bytes: Array(term.utf8),
        isFoundAnywhere: first.map { !SearchWords.isToken($0) || SearchWords.standsAlone($0) } ?? true)
    }
  }

  var count: Int { terms.count }

  /// Whether the text has all the terms, each at the beginning of a word.
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    terms.allSatisfy { Self.holds(text, $0) }
  }

  /// The same, and counts the text for each term that it has.
  func matches(_ text: UnsafeBufferPointer<UInt8>, counts: inout [Int]) -> Bool {
    var hasAll = true
    for (index, term) in terms.enumerated() {
      if Self.holds(text, term) { counts[index] += 1 } else { hasAll = false }
    }
    return hasAll
  }

  /// Whether the text begins with the only term.
  func begins(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard terms.count == 1, let term = terms.first, text.count >= term.bytes.count else { return false }
    return term.bytes.indices.allSatisfy { text[$0] == term.bytes[$0] }
  }

  private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ term: Term) -> Bool {
    let bytes = term.bytes
    guard let first = bytes.first, text.count >= bytes.count else { return bytes.isEmpty }
    var start = 0
    while start <= text.count - bytes.count {
      if text[start] == first, term.isFoundAnywhere || start == 0 || !isInWord(text[start - 1]) {
        var length = 1
        while length < bytes.count, text[start + length] == bytes[length] { length += 1 }
        if length == bytes.count { return true }
      }
      start += 1
    }
    return false
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIILetter || byte.isASCIIDigit
  }
}

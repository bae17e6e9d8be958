import Foundation

/// Cuts text into the words that it is found by.
///
/// SQLite's tokeniser cuts at blanks and signs. Scripts that put no blanks between their words are cut into single
/// characters here, and found as sequences of them.
enum SearchWords {
  /// The text as it is given to the index.
  static func indexed(_ text: String) -> String {
    cut(folded(text))
  }

  /// The text as it was given to the index before letters were folded.
  static func unfolded(_ text: String) -> String {
    cut(text)
  }

  private static func cut(_ text: String) -> String {
    // Most texts have no character that is written in three bytes, and so none of those scripts.
    guard text.utf8.contains(where: { $0 >= 0xE0 }) else { return text }
    var cut = String.UnicodeScalarView()
    var previousIsAlone = false
    for scalar in text.unicodeScalars {
      let isAlone = standsAlone(scalar)
      if isAlone || previousIsAlone { cut.append(" ") }
      cut.append(scalar)
      previousIsAlone = isAlone
    }
    return String(cut)
  }

  /// What the index takes of an address.
  static func text(of address: String) -> String {
    String(readable(address).prefix(500))
  }

  /// What a person reads of an address, without the scheme that nearly all share.
  static func readable(_ address: String) -> String {
    let full = AddressDisplay.full(Address(address))
    return full.firstRange(of: "://").map { String(full[$0.upperBound...]) } ?? full
  }

  /// The words of a query, in any order; each holds a sequence of tokens.
  static func terms(of query: String) -> [String] {
    query.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The words of what may become an address: readable, without scheme and `www.`, as in ``AddressKey``.
  static func typedTerms(of text: String) -> [String] {
    terms(of: AddressKey.key(ofTyped: text)).map(PercentEncoding.decodeReadable)
  }

  /// The query in the language of the index: every term, each as the beginning of a word.
  ///
  /// `nil` where a term has nothing that the index holds.
  static func match(_ terms: [String]) -> String? {
    guard !terms.isEmpty, terms.allSatisfy(hasLetters) else { return nil }
    return terms.map { "\"" + indexed($0).replacing("\"", with: " ") + "\" *" }.joined(separator: " AND ")
  }

  /// Whether the index alone can't tell that a text holds the term.
  static func needsLooking(_ term: String) -> Bool {
    !term.unicodeScalars.allSatisfy(isToken)
  }

  /// The text without the differences that a search does not mind.
  static func folded(_ text: String) -> String {
    LetterFolding.folded(text)
  }

  private static func hasLetters(_ term: String) -> Bool {
    term.unicodeScalars.contains(where: isToken)
  }

  /// What the tokeniser `unicode61` keeps.
  static func isToken(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .privateUse, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    withoutBlanks.contains { $0.contains(scalar.value) }
  }

  /// Thai and Lao, Myanmar, Khmer, Kana, Bopomofo, Han.
  private static let withoutBlanks: [ClosedRange<UInt32>] = [
    0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3041...0x30FF,
    0x3105...0x312F, 0x31A0...0x31BF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF,
  ]
}

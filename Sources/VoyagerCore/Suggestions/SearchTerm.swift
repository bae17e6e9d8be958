/// One word of a search, as it is looked for in folded text.
struct SearchTerm: Hashable, Sendable {
  let bytes: [UInt8]
  /// Whether it is found inside a word too: signs, and scripts that put no blanks between words.
  private let isFoundAnywhere: Bool

  /// - Parameter folded: Without case and accents.
  init(_ folded: String) {
    let first = folded.unicodeScalars.first
    bytes = Array(folded.utf8)
    isFoundAnywhere = first.map { !SearchWords.isToken($0) || SearchWords.standsAlone($0) } ?? true
  }

  /// Where the text first has the term, at the beginning of a word.
  func firstIndex(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = bytes.first else { return 0 }
    var start = 0
    while start <= text.count - bytes.count {
      if text[start] == first, isFoundAnywhere || start == 0 || !Self.isInWord(text[start - 1]) {
        var length = 1
        while length < bytes.count, text[start + length] == bytes[length] { length += 1 }
        if length == bytes.count { return start }
      }
      start += 1
    }
    return nil
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIILetter || byte.isASCIIDigit
  }
}

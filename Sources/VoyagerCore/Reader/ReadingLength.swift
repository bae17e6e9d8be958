/// How much there is to read: words, and letters of scripts that put no space between words.
struct ReadingLength: Hashable, Sendable {
  private(set) var words = 0
  private(set) var signs = 0

  private static let wordsInMinute = 230.0
  private static let signsInMinute = 450.0

  init(_ text: String) {
    var isInWord = false
    for scalar in text.unicodeScalars {
      if Self.isSign(scalar) {
        signs += 1
        isInWord = false
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        words += isInWord ? 0 : 1
        isInWord = true
      } else if scalar.properties.isWhitespace {
        isInWord = false
      }
    }
  }

  var minutes: Double { Double(words) / Self.wordsInMinute + Double(signs) / Self.signsInMinute }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

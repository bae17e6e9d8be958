/// What was typed or pasted, in one line.
enum TypedText {
  /// Line breaks become blanks, as in a search for words from several lines.
  static func oneLine(_ text: String) -> String {
    trimmed(String(String.UnicodeScalarView(text.unicodeScalars.map { isBreak($0) ? " " : $0 })))
  }

  /// Line breaks and the blanks around them vanish, as in an address that a letter broke into lines.
  static func joined(_ text: String) -> String {
    text.unicodeScalars.split(whereSeparator: isBreak).map { trimmed(String($0)) }.joined()
  }

  /// Without blanks and invisible characters at the ends.
  static func trimmed(_ text: some StringProtocol) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isInvisible($0) }),
      let last = scalars.lastIndex(where: { !isInvisible($0) })
    else {
      return ""
    }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    isBlank(scalar) || scalar.properties.generalCategory == .control
      || scalar.properties.generalCategory == .format
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x0A && scalar.value <= 0x0D || scalar.value == 0x09 || scalar.value == 0x85
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }
}

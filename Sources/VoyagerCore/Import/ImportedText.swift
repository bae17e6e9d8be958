/// Brings text of another browser into the form that is kept, which reading it once more doesn't change.
enum ImportedText {
  private static let longestLine = 4096
  private static let longestNote = 65_536

  /// One line without blanks at its ends.
  static func line(_ text: String) -> String {
    shaped(text, longest: longestLine) { $0.value < 0x20 || $0 == "\u{7F}" ? " " : $0 }
  }

  /// Lines that end with a line feed alone.
  static func note(_ text: String) -> String {
    shaped(text.replacing("\r\n", with: "\n"), longest: longestNote) { scalar in
      switch scalar {
      case "\n", "\t": scalar
      case "\r": "\n"
      default: scalar.value < 0x20 || scalar == "\u{7F}" ? " " : scalar
      }
    }
  }

  /// Each tag once, in their order; a comma parts two.
  static func tags(_ text: String) -> [String] {
    tags(text.split(separator: ",").map(String.init))
  }

  static func tags(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.map { line($0.replacing(",", with: " ")) }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// A word for the address field, or `nil` where the text is none.
  static func keyword(_ text: String?) -> String? {
    let word = text.map(line) ?? ""
    return word.isEmpty || word.contains(" ") ? nil : word
  }

  private static func shaped(
    _ text: String, longest: Int, _ replace: (Unicode.Scalar) -> Unicode.Scalar
  ) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } && text.utf8.count <= longest
    if isPlain, text.utf8.first != 0x20, text.utf8.last != 0x20 { return text }
    let isBlank = { (scalar: Unicode.Scalar) in scalar.value <= 0x20 }
    let inside = text.unicodeScalars.lazy.filter { $0 != "\0" }.map(replace).drop(while: isBlank)
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: inside.prefix(longest))
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(scalars)
  }
}

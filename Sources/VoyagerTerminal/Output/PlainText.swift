/// Text that a page chose, made fit for a terminal: nothing in it moves the cursor or changes a colour.
enum PlainText {
  /// As it is, less what a terminal would obey.
  static func lines(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || isHarmless($0) }))
  }

  /// In one line.
  static func line(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }.filter(isHarmless)
    return String(String.UnicodeScalarView(scalars))
      .split(separator: " ").joined(separator: " ")
  }

  /// In one line, to be followed by a full stop.
  static func clause(_ text: String) -> String {
    let line = line(text)
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    default: scalar.properties.generalCategory != .control
    }
  }
}

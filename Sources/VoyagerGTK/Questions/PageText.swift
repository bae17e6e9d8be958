/// Text that a page chose, made fit to stand beside the browser's own words.
enum PageText {
  private static let longestBody = 4_000
  private static let mostLines = 100
  private static let longestWord = 160

  /// Several lines, without what is invisible or turns the reading direction.
  static func body(_ text: String) -> String {
    // A page may send megabytes: cut before anything walks through them.
    let start = text.unicodeScalars.prefix(longestBody)
    let scalars = normalizedBreaks(start).filter { $0 == "\n" || $0 == "\t" || isHarmless($0) }
    let lines = String(String.UnicodeScalarView(wordsBroken(scalars)))
      .split(separator: "\n", maxSplits: mostLines, omittingEmptySubsequences: false)
    let isCut = start.endIndex < text.unicodeScalars.endIndex || lines.count > mostLines
    let shown = lines.prefix(mostLines).joined(separator: "\n")
    return isCut ? shown + "…" : shown.trimmingSpace()
  }

  /// One short line.
  static func line(_ text: String, limit: Int = 80) -> String {
    let start = text.unicodeScalars.prefix(limit * 4)
    let scalars = start.map { $0.properties.isWhitespace ? " " : $0 }.filter(isHarmless)
    let line = String(String.UnicodeScalarView(scalars)).trimmingSpace()
    let isCut = line.count > limit || start.endIndex < text.unicodeScalars.endIndex
    return isCut ? line.prefix(limit) + "…" : line
  }

  private static func normalizedBreaks(_ scalars: Substring.UnicodeScalarView) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var previous: Unicode.Scalar?
    for scalar in scalars {
      switch scalar {
      case "\r", "\u{2028}", "\u{2029}": result.append("\n")
      case "\n" where previous == "\r": break
      default: result.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// Laying out one endless word takes seconds.
  private static func wordsBroken(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var length = 0
    for scalar in scalars {
      length = scalar.properties.isWhitespace ? 0 : length + 1
      if length > longestWord {
        result.append("\n")
        length = 1
      }
      result.append(scalar)
    }
    return result
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: false
    default: scalar.properties.generalCategory != .control
    }
  }
}

extension String {
  fileprivate func trimmingSpace() -> String {
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex
    return String(self[..<end].drop(while: \.isWhitespace))
  }
}

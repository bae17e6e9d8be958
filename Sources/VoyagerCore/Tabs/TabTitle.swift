/// A page's title as it can be shown beside the browser's own words.
enum TabTitle {
  /// Joiners that scripts need within words.
  private static let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]

  /// Without characters that nobody sees but that turn, hide or break what stands beside them.
  static func plain(_ title: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        plain.append(" ")
      case .format where !joiners.contains(scalar):
        break
      default:
        plain.append(scalar)
      }
    }
    return String(plain).split(separator: " ").joined(separator: " ")
  }
}

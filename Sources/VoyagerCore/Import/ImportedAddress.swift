/// Decides which addresses of another browser come in.
///
/// A bookmark that is a script would run in whatever page is in front, so none comes in. Nor do addresses that mean
/// something in the other browser alone.
enum ImportedAddress {
  enum Refusal: Error, Hashable, Sendable {
    case script
    case foreignPage
    case unreadable
  }

  /// Longer ones are pages packed into an address, and nobody's bookmarks.
  static let longest = 65_536

  static func read(_ text: String) throws(Refusal) -> Address {
    guard text.utf8.count <= longest else { throw .unreadable }
    let address = Address(cleaned(text))
    guard let scheme = address.scheme else { throw .unreadable }
    if scripts.contains(scheme) { throw .script }
    if scheme == "about" ? !address.isBlank : foreign.contains(scheme) || scheme.hasSuffix("-extension") {
      throw .foreignPage
    }
    if address.isWeb, address.host?.isEmpty ?? true { throw .unreadable }
    return address
  }

  private static let scripts: Set<String> = ["javascript", "data", "vbscript", "livescript", "mocha"]

  private static let foreign: Set<String> = [
    "place", "chrome", "chrome-search", "chrome-untrusted", "chrome-native", "devtools", "edge", "brave",
    "vivaldi",
    "opera", "resource", "moz-icon", "wyciwyg", "view-source", "blob", "filesystem", "ephy-about",
    "ephy-resource",
    "ephy-source", "ephy-reader", "ephy-pdf", "ephy-webapp", "reader", "feed", "safari-resource", "favorites",
    Address.internalScheme,
  ]

  /// Engines drop tabs and ends of lines anywhere in an address, and so `java\nscript:` is a script.
  private static func cleaned(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F }) else { return text }
    let isOutside = { (scalar: Unicode.Scalar) in scalar.value <= 0x20 }
    let inside = scalars.drop(while: isOutside)
    guard let last = inside.lastIndex(where: { !isOutside($0) }) else { return "" }
    return String(String.UnicodeScalarView(inside[...last].filter { $0.value >= 0x20 && $0.value != 0x7F }))
  }
}

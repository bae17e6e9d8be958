/// A typed text that begins with the scheme of an address.
struct TypedScheme {
  private let scheme: String
  private let text: String
  private let rest: Substring

  init?(_ text: String) {
    guard let scheme = AddressParser.scheme(of: text), let colon = text.firstIndex(of: ":") else {
      return nil
    }
    self.scheme = scheme
    self.text = text
    rest = text[text.index(after: colon)...]
  }

  /// `nil` when the text is rather words with a colon, or a script.
  var address: Address? {
    guard !Self.scripts.contains(scheme), let first = rest.unicodeScalars.first, !TypedText.isBlank(first)
    else {
      return nil
    }
    if AddressParser.webLikeSchemes.contains(scheme) {
      return webAddress
    }
    let namesPlace = rest.hasPrefix("//") && !rest.dropFirst(2).isEmpty
    return Self.known.contains(scheme) || namesPlace ? Address(Self.encode(text)) : nil
  }

  /// Schemes that would run what was typed inside the page in front.
  static let scripts: Set<String> = ["javascript", "vbscript"]

  /// Whether it is a scheme even where a host and a port could be meant.
  static func isKnown(_ scheme: String) -> Bool {
    known.contains(scheme) || scripts.contains(scheme) || AddressParser.webLikeSchemes.contains(scheme)
  }

  private static let known: Set<String> = [
    "about", "blob", "data", "file", "irc", "ircs", "magnet", "mailto", "sip", "sms", "tel", "view-source",
    "webcal", "xmpp", Address.internalScheme,
  ]

  private var webAddress: Address? {
    let slashes = rest.prefix { $0 == "/" || $0 == "\\" }
    let place = rest.dropFirst(slashes.count)
    let authority = place.prefix { !"/\\?#".contains($0) }
    guard !authority.isEmpty, !authority.unicodeScalars.contains(where: TypedText.isBlank) else {
      return nil
    }
    let kept = text.prefix(upTo: authority.endIndex)
    return Address(kept + Self.encode(String(place.dropFirst(authority.count))))
  }

  private static func encode(_ text: String) -> String { PercentEncoding.encodeUnsafe(text) }
}

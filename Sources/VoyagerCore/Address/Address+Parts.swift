extension Address {
  private var parts: AddressParser { AddressParser(text) }

  /// In lower case, without the colon.
  public var scheme: String? { AddressParser.scheme(of: text) }

  /// In lower case, without user information and port; an IPv6 address keeps its brackets.
  public var host: String? { parts.host }

  /// The port that was named, or `nil` when none was or when it is no number a port can have.
  public var port: Int? { parts.portText.flatMap { UInt16($0) }.map(Int.init) }

  /// Whether a port was named, also one that can't be.
  var namesPort: Bool { parts.portText?.isEmpty == false }

  /// Still encoded.
  public var path: String { parts.path }

  /// Still encoded, without the question mark.
  public var query: String? { parts.query }

  /// Still encoded, without the number sign.
  public var fragment: String? { parts.fragment }

  /// Scheme, host and port as the web compares them, such as `https://a.example:8080`.
  public var origin: String? {
    let parts = parts
    if parts.scheme == "blob" {
      let inner = Address(parts.path)
      return inner.isWeb ? inner.origin : nil
    }
    guard let scheme = parts.scheme, AddressParser.webLikeSchemes.contains(scheme), let host = parts.host
    else {
      return nil
    }
    guard let port, port != Self.defaultPorts[scheme] else {
      return "\(scheme)://\(host)"
    }
    return "\(scheme)://\(host):\(port)"
  }

  /// Whether both differ in their fragments alone, as places in one document do.
  func isSameDocument(as other: Address) -> Bool {
    text.prefix { $0 != "#" } == other.text.prefix { $0 != "#" }
  }

  /// The last part of the path, decoded, or empty for a folder.
  public var fileName: String {
    let path = path
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
    return PercentEncoding.decode(String(name ?? path[...]))
  }

  private static let defaultPorts = ["http": 80, "https": 443, "ws": 80, "wss": 443, "ftp": 21]
}

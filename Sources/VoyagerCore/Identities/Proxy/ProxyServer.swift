/// A proxy that the person named.
///
/// It has no name and no password: a file would hold them for everybody to read.
public struct ProxyServer: Hashable, Sendable {
  /// Scheme, host and port, such as `socks5://proxy.example:1080`.
  public let address: String
  /// The hosts that are reached without it.
  ///
  /// A name stands for itself and all that is under it; the others are numeric addresses, and ranges of them such
  /// as `10.0.0.0/8`.
  public let exceptions: [String]

  /// - Parameter exceptions: As a person writes them.
  /// - Throws: Why it is no proxy.
  public init(_ text: String, except exceptions: [String] = []) throws(ProxyProblem) {
    address = try Self.address(in: text)
    var hosts: [String] = []
    for text in exceptions {
      guard let host = Self.host(in: text) else {
        throw .noHost(text)
      }
      if !hosts.contains(host) {
        hosts.append(host)
      }
    }
    self.exceptions = hosts
  }

  /// Parts a list of hosts, as a person writes one.
  public static func list(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == ";" || $0.isWhitespace }.map(String.init)
  }

  private static let schemes: Set<String> = ["http", "https", "socks5"]

  private static func address(in text: String) throws(ProxyProblem) -> String {
    let parts = AddressParser(text)
    guard let scheme = parts.scheme, schemes.contains(scheme), text.contains("://") else {
      throw .unknownKind
    }
    guard parts.userInfo == nil else {
      throw .namesPerson
    }
    guard let name = parts.host, !name.contains(where: \.isWhitespace), let host = SitePattern(name),
      !host.includesSubdomains
    else {
      throw .namesNoHost
    }
    guard let port = parts.portText.flatMap({ UInt16($0) }), port > 0 else {
      throw .namesNoPort
    }
    guard ["", "/"].contains(parts.path), parts.query == nil, parts.fragment == nil else {
      throw .namesMore
    }
    return "\(scheme)://\(host.host):\(port)"
  }

  private static func host(in text: String) -> String? {
    guard !text.contains(where: \.isWhitespace) else {
      return nil
    }
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if let number = number(parts[0]) {
      guard parts.count > 1 else {
        return number.text
      }
      return Int(parts[1]).flatMap { (0...number.bits).contains($0) ? "\(number.text)/\($0)" : nil }
    }
    // Some write a domain with a dot before it.
    return SitePattern(text.hasPrefix(".") ? String(text.dropFirst()) : text)?.host
  }

  private static func number(_ text: String) -> (text: String, bits: Int)? {
    if HostName.ipv4(text) != nil {
      return (text, 32)
    }
    let isInBrackets = text.hasPrefix("[") && text.hasSuffix("]")
    let bare = isInBrackets ? String(text.dropFirst().dropLast()) : text
    return HostName.isIPv6("[\(bare)]") ? (bare.lowercased(), 128) : nil
  }
}

extension ProxyServer: Codable {
  private enum Key: String, CodingKey {
    case address
    case exceptions
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let address = try values.decode(String.self, forKey: .address)
    let exceptions = try values.decodeIfPresent([String].self, forKey: .exceptions) ?? []
    do throws(ProxyProblem) {
      try self.init(address, except: exceptions)
    } catch {
      throw DecodingError.dataCorruptedError(forKey: .address, in: values, debugDescription: error.message)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(address, forKey: .address)
    try values.encode(exceptions, forKey: .exceptions)
  }
}

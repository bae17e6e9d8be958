/// That one certificate, although it is not good, always passes for one host and port, in one identity.
public struct RememberedCertificate: Hashable, Sendable {
  public let identity: IdentityID
  /// In lower case.
  public let host: String
  public let port: Int
  /// The certificate's, as ``Certificate/fingerprint`` has it.
  public let fingerprint: String

  /// - Parameter address: Where the server was met.
  /// - Returns: `nil` for an address that no certificate belongs to.
  init?(_ fingerprint: String, at address: Address, for identity: IdentityID) {
    guard address.scheme == "https", let host = address.host else {
      return nil
    }
    self.identity = identity
    self.host = host
    port = address.port ?? Self.usualPort
    self.fingerprint = fingerprint
  }

  /// As the web compares it, such as `https://nas.example:8443`.
  public var origin: String {
    "https://\(host)\(port == Self.usualPort ? "" : ":\(port)")"
  }

  /// The host and an unusual port in words.
  public var name: String {
    AddressDisplay.name(host) + (port == Self.usualPort ? "" : ":\(port)")
  }

  /// Whether both are for one place, whatever the certificate.
  func isForPlace(of other: RememberedCertificate) -> Bool {
    identity == other.identity && host == other.host && port == other.port
  }

  private static let usualPort = 443
}

extension RememberedCertificate: Codable {
  private enum Key: String, CodingKey {
    case identity
    case site
    case fingerprint
  }

  // A file may have been edited by hand: it must say exactly what a person could have been asked.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let site = try values.decode(String.self, forKey: .site)
    let fingerprint = try values.decode(String.self, forKey: .fingerprint)
    let identity = try values.decode(IdentityID.self, forKey: .identity)
    guard let value = Self(fingerprint, at: Address(site), for: identity), value.origin == site else {
      throw StoreProblem.damaged("a site is not written as its origin")
    }
    let digits = fingerprint.utf8
    guard digits.count == 64, digits.allSatisfy({ $0.hexadecimalValue != nil }),
      fingerprint == fingerprint.lowercased()
    else {
      throw StoreProblem.damaged("a fingerprint is not one of SHA-256")
    }
    self = value
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(identity, forKey: .identity)
    try values.encode(origin, forKey: .site)
    try values.encode(fingerprint, forKey: .fingerprint)
  }
}

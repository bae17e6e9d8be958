/// Sites that the person always opens in one identity.
public struct IdentityRule: Hashable, Sendable {
  public let pattern: SitePattern
  public let identity: IdentityID
  /// Whether the person has said that its sites open there without a question.
  public let isConfirmed: Bool

  public init(_ pattern: SitePattern, in identity: IdentityID, isConfirmed: Bool = false) {
    self.pattern = pattern
    self.identity = identity
    self.isConfirmed = isConfirmed
  }
}

extension IdentityRule: Codable {
  private enum Key: String, CodingKey {
    case site
    case identity
    case isConfirmed
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    guard let pattern = SitePattern(try values.decode(String.self, forKey: .site)) else {
      throw StoreProblem.damaged("a site is neither a host nor a domain")
    }
    self.init(
      pattern, in: try values.decode(IdentityID.self, forKey: .identity),
      isConfirmed: try values.decodeIfPresent(Bool.self, forKey: .isConfirmed) ?? false)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(pattern.text, forKey: .site)
    try values.encode(identity, forKey: .identity)
    try values.encode(isConfirmed, forKey: .isConfirmed)
  }
}

/// The identities that are saved: the standard one first, then the person's own in their order.
public struct IdentityList: Hashable, Sendable {
  public var identities: [Identity]

  /// Checks a list that may have been edited by hand.
  ///
  /// - Returns: `nil` if it could let one identity into another's folders.
  public init?(_ identities: [Identity]) {
    let ids = Set(identities.map(\.id))
    guard ids.count == identities.count else { return nil }
    for identity in identities {
      switch identity.kind {
      case .standard where identity.id == Identity.standard.id: continue
      case .named where identity.id != Identity.standard.id: continue
      default: return nil
      }
    }
    let standard = identities.first { $0.kind == .standard } ?? .standard
    self.identities = [standard] + identities.filter { $0.kind == .named }
  }

  public static let standard = IdentityList(standard: .standard)

  private init(standard: Identity) {
    identities = [standard]
  }
}

extension IdentityList: Codable {
  private enum Key: String, CodingKey {
    case identities
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    guard let list = IdentityList(try values.decode([Identity].self, forKey: .identities)) else {
      throw StoreProblem.damaged("two identities would share their data")
    }
    self = list
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(identities, forKey: .identities)
  }
}

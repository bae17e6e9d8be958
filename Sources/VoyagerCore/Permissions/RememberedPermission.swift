/// One answer that holds until the person takes it back.
public struct RememberedPermission: Hashable, Sendable {
  public let identity: IdentityID
  public let place: PermissionPlace
  public let kind: PermissionKind
  public let decision: PermissionDecision

  init(identity: IdentityID, place: PermissionPlace, kind: PermissionKind, decision: PermissionDecision) {
    self.identity = identity
    self.place = place
    self.kind = kind
    self.decision = decision
  }
}

extension RememberedPermission: Codable {
  private enum Key: String, CodingKey {
    case identity
    case site
    case asker
    case kind
    case decision
  }

  // A file may have been edited by hand: what it allows must be exactly what a question would ask for.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let site = try values.decode(String.self, forKey: .site)
    let asker = try values.decode(String.self, forKey: .asker)
    guard let place = PermissionPlace(page: Address(site), asker: Address(asker)),
      place.site == site, place.asker == asker
    else {
      throw StoreProblem.damaged("a site is not written as its origin")
    }
    let kind = try values.decode(PermissionKind.self, forKey: .kind)
    guard kind.remembered == [kind] else {
      throw StoreProblem.damaged("“\(kind.rawValue)” is no kind that is remembered")
    }
    self.init(
      identity: try values.decode(IdentityID.self, forKey: .identity), place: place, kind: kind,
      decision: try values.decode(PermissionDecision.self, forKey: .decision))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(identity, forKey: .identity)
    try values.encode(place.site, forKey: .site)
    try values.encode(place.asker, forKey: .asker)
    try values.encode(kind, forKey: .kind)
    try values.encode(decision, forKey: .decision)
  }
}

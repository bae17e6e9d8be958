import Foundation

/// Answers by identity, place and kind, one for each.
public struct PermissionList: Hashable, Sendable {
  private struct Key: Hashable, Sendable {
    let identity: IdentityID
    let place: PermissionPlace
    let kind: PermissionKind
  }

  private var decisions: [Key: PermissionDecision] = [:]

  public init() {}

  var isEmpty: Bool { decisions.isEmpty }

  /// All of them, by site, asker and kind.
  public var permissions: [RememberedPermission] {
    decisions.map { key, decision in
      RememberedPermission(identity: key.identity, place: key.place, kind: key.kind, decision: decision)
    }
    .sorted { Self.order($0).lexicographicallyPrecedes(Self.order($1)) }
  }

  /// The answer for one single kind.
  subscript(identity: IdentityID, place: PermissionPlace, kind: PermissionKind) -> PermissionDecision? {
    get { decisions[Key(identity: identity, place: place, kind: kind)] }
    set { decisions[Key(identity: identity, place: place, kind: kind)] = newValue }
  }

  /// Keeps only what a rule lets stay.
  mutating func keep(where stays: (RememberedPermission) -> Bool) {
    decisions = decisions.filter { key, decision in
      stays(
        RememberedPermission(identity: key.identity, place: key.place, kind: key.kind, decision: decision))
    }
  }

  private static func order(_ permission: RememberedPermission) -> [String] {
    [
      permission.place.site, permission.place.asker, permission.kind.rawValue,
      permission.identity.rawValue.uuidString,
    ]
  }
}

extension PermissionList: Codable {
  private enum CodingName: String, CodingKey {
    case permissions
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingName.self)
    for permission in try values.decode([RememberedPermission].self, forKey: .permissions) {
      let known = self[permission.identity, permission.place, permission.kind]
      guard known == nil || known == permission.decision else {
        throw StoreProblem.damaged("a site is both allowed and denied the same")
      }
      self[permission.identity, permission.place, permission.kind] = permission.decision
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingName.self)
    try values.encode(permissions, forKey: .permissions)
  }
}

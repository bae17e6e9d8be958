/// Whose logins are meant.
public enum LoginOwners: Hashable, Sendable {
  /// Those of one identity, and those that others share with it.
  case identity(IdentityID)
  /// The other identities', but for what they share.
  case others(than: IdentityID)
  case all

  func include(_ login: Login) -> Bool {
    switch self {
    case .identity(let id): login.identity == id || login.isShared
    case .others(let id): login.identity != id && !login.isShared
    case .all: true
    }
  }
}

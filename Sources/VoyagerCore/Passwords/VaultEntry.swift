/// One secret of one login, to be put into a vault.
public struct VaultEntry: Sendable {
  public var login: Login
  public var kind: SecretKind
  public var secret: Secret
  /// Whether the vault has nothing of the login yet, and need not look for it.
  public var isNew: Bool

  public init(_ login: Login, _ kind: SecretKind, _ secret: Secret, isNew: Bool) {
    self.login = login
    self.kind = kind
    self.secret = secret
    self.isNew = isNew
  }
}

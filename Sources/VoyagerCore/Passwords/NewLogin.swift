/// A login that is to be saved, with what is secret of it.
///
/// Kept in memory no longer than saving takes.
public struct NewLogin: Sendable {
  public var login: Login
  /// What the vault is to keep of it; empty ones are left out.
  public var secrets: [SecretKind: Secret]

  public init(_ login: Login, _ secrets: [SecretKind: Secret]) {
    self.login = login
    self.secrets = secrets.filter { !$0.value.isEmpty }
  }

  public init(_ login: Login, password: Secret) {
    self.init(login, [.password: password])
  }
}

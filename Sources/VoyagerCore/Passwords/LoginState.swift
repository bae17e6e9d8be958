/// How far a login is in or out.
enum LoginState: Int64, Sendable {
  case kept = 0
  /// Its secrets are being put into the vault.
  case arriving = 1
  /// It was removed, and its secrets are still in the vault.
  case removed = 2
}

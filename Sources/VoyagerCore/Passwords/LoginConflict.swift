/// What becomes of a login that is there already, with another password.
public enum LoginConflict: Hashable, Sendable {
  /// It stays as it is.
  case keepsOld
  /// It gets the new password; the old one stays as ``SecretKind/formerPassword``.
  case takesNew
  /// It gets the new password where that is the younger one by ``Login/changed``.
  case takesNewer
}

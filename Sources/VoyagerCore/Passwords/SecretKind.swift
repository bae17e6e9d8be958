/// What a vault keeps of a login.
public enum SecretKind: String, CaseIterable, Hashable, Sendable {
  case password
  /// The password before the last change of it.
  case formerPassword = "former-password"
  /// What one-time codes are made from, as the text of an `otpauth:` address or as Base32.
  case oneTimeKey = "one-time-key"
  case note
}

/// What a run does with the saved passwords.
public enum PasswordsUse: Hashable, Sendable {
  /// They are filled in and saved, and what earlier runs left in the vault is taken out.
  case followed
  /// They are listed and changed.
  case managed
}

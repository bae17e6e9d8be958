/// One change that can be taken back.
enum PasswordStep: Hashable, Sendable {
  case added([LoginID])
  case removed([LoginID])
  /// Logins as they were; the former passwords of `passwords` are those that they had.
  case changed([Login], passwords: Set<LoginID>)
}

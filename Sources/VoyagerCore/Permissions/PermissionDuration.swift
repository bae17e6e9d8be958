/// How long the answer to a permission question holds.
public enum PermissionDuration: Hashable, Sendable, CaseIterable {
  case once
  /// Until no tab of the identity shows the site any more.
  case whileOpen
  case always
}

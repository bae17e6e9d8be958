/// The answer to a permission question, for this once.
public enum PermissionDecision: Hashable, Sendable {
  case allow
  case deny
}

/// Whether a page may do what it asks for.
public enum PermissionDecision: String, Hashable, Sendable, Codable {
  case allow
  case deny
}

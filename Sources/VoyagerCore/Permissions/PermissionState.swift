/// What the answer to a permission question would be.
public enum PermissionState: Hashable, Sendable {
  case granted
  case denied
  case ask
}

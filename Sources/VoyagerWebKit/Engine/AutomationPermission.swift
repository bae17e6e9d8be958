/// Whether a driver may control the pages of this run.
public enum AutomationPermission: Sendable {
  case allowed
  case refused
}

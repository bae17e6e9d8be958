/// Where a driver wants the page it asks for.
public enum AutomationPlacement: Sendable {
  case tab
  case window
}

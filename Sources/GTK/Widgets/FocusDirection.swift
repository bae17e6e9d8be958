/// Where Tab and Shift+Tab lead.
public enum FocusDirection: UInt32, Sendable {
  case forward
  case backward
}

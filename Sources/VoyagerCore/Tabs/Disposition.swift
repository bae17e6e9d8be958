/// Where an address is opened.
public enum Disposition: Hashable, Sendable {
  case currentTab
  case newTab
  case backgroundTab
  case newWindow
  case newPrivateWindow
}

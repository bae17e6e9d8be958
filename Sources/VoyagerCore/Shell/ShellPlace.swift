/// Something of the shell's own that a command opens.
public enum ShellPlace: Hashable, Sendable {
  case mainMenu
  /// The identities that a new tab can be opened in.
  case newTabMenu
  case findBar
  /// The first of the signs beside the address.
  case pageSigns
  case history
  /// What there is to know and to change of the site in front.
  case sitePanel
  case identities
  case siteData
  case permissions
  case settings
  case shortcuts
  case about
}

/// Something of the shell's own that a command opens.
public enum ShellPlace: Hashable, Sendable {
  case mainMenu
  /// The identities that a new tab can be opened in.
  case newTabMenu
  /// All tabs of the window with their pictures; opened once more, it goes away.
  case tabOverview
  case findBar
  /// The first of the signs beside the address.
  case pageSigns
  /// What is offered in front of the page, such as to save a password.
  case pageOffer
  case history
  case downloads
  case bookmarks
  /// The bookmark of the page in front, which becomes one if it is none.
  case bookmark
  /// Where bookmarks and history of other browsers come in.
  case importing
  /// Where the person says which file all bookmarks go to.
  case bookmarksExport
  /// What there is to know and to change of the site in front.
  case sitePanel
  /// What plays sound in all windows.
  case sounds
  /// How the person wants the site in front to look.
  case siteStyle
  /// The sizes in which the person sees sites.
  case siteZooms
  case identities
  /// The account shortcuts.
  case accounts
  /// The saved passwords.
  case passwords
  case siteData
  case permissions
  case settings
  case shortcuts
  case about
}

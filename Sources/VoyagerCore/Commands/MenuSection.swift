/// A part of a menu, as data: a shell draws it.
public struct MenuSection: Hashable, Sendable {
  public var commands: [Command.ID]

  public init(_ commands: [Command.ID]) {
    self.commands = commands
  }

  /// The main menu of a window.
  public static let main: [MenuSection] = [
    MenuSection([.newTab, .newWindow, .newPrivateWindow, .reopenTab, .restoreSession]),
    MenuSection([.zoomOut, .zoomReset, .zoomIn, .fullScreen]),
    MenuSection([.find, .printPage, .savePage]),
    MenuSection([.bookmarks, .bookmarkPage, .bookmarksBar, .history, .clearSiteData, .manageIdentities]),
    MenuSection([.settings, .shortcuts, .about, .quit]),
  ]

  /// The menu of one tab.
  public static let tab: [MenuSection] = [
    MenuSection([.reload, .duplicateTab, .pinTab, .muteTab, .moveTabToNewWindow]),
    MenuSection([.closeOtherTabs, .closeTabsToTheRight, .closeTab]),
  ]
}

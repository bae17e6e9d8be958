/// A part of a menu, as data: a shell draws it.
public struct MenuSection: Hashable, Sendable {
  public var commands: [Command.ID]
  /// The entry behind which it opens, at the end of the section before it, or `nil` when it stands in the menu
  /// itself.
  public var title: String?

  public init(_ commands: [Command.ID], behind title: String? = nil) {
    self.commands = commands
    self.title = title
  }

  /// The main menu of a window.
  public static let main: [MenuSection] = [
    MenuSection([.newTab, .newWindow, .newPrivateWindow, .reopenTab, .restoreSession]),
    MenuSection([.zoomOut, .zoomReset, .zoomIn, .fullScreen]),
    MenuSection([.find, .printPage, .savePage]),
    MenuSection([.history, .clearSiteData, .manageIdentities]),
    MenuSection([.bookmarkPage, .bookmarks, .bookmarksBar, .exportBookmarks], behind: "Bookmarks"),
    MenuSection([.settings, .shortcuts, .about, .quit]),
  ]

  /// The menu of one tab.
  public static let tab: [MenuSection] = [
    MenuSection([.reload, .duplicateTab, .pinTab, .muteTab, .moveTabToNewWindow]),
    MenuSection([.sleepTab, .sleepOtherTabs]),
    MenuSection([.closeOtherTabs, .closeTabsToTheRight, .closeTab]),
  ]
}

/// A part of a menu, as data: a shell draws it.
public struct MenuSection: Hashable, Sendable {
  public var commands: [Command.ID]
  /// The entry behind which it opens, at the end of the section before it, or `nil` when it stands in the menu
  /// itself.
  public var title: String?

  /// The title of the section before it in which that entry stands, or `nil` for the menu itself.
  public var parent: String?

  public init(_ commands: [Command.ID], behind title: String? = nil, inside parent: String? = nil) {
    self.commands = commands
    self.title = title
    self.parent = parent
  }

  /// The main menu of a window.
  public static let main: [MenuSection] = [
    MenuSection([.newTab, .newWindow, .newPrivateWindow, .reopenTab, .restoreSession]),
    MenuSection([.zoomOut, .zoomReset, .zoomIn, .fullScreen]),
    MenuSection([.find, .printPage]),
    MenuSection(
      [
        .readerView, .savePage, .saveAsHTML, .saveAsPDF, .siteStyle, .viewSource, .inspect, .muteTab,
        .playingTab, .sounds,
      ], behind: "Page Tools"),
    MenuSection(
      [
        .saveVisiblePicture, .savePagePicture, .savePartPicture, .copyVisiblePicture, .copyPagePicture,
        .copyPartPicture,
      ], behind: "Pictures", inside: "Page Tools"),
    MenuSection(
      ([nil] + TextEncoding.allCases).map { Command.ID.textEncoding($0) }, behind: "Text Encoding",
      inside: "Page Tools"),
    MenuSection([.history, .downloads, .clearSiteData]),
    MenuSection([.bookmarkPage, .bookmarks, .bookmarksBar, .exportBookmarks], behind: "Bookmarks"),
    MenuSection([.keepAccount, .accounts, .passwords, .manageIdentities], behind: "Accounts"),
    MenuSection([.settings, .shortcuts, .about, .quit]),
  ]

  /// The menu of one tab.
  public static let tab: [MenuSection] = [
    MenuSection([.reload, .duplicateTab, .pinTab, .muteTab, .moveTabToNewWindow, .keepAccount]),
    MenuSection([.sleepTab, .sleepOtherTabs]),
    MenuSection([.closeOtherTabs, .closeTabsToTheRight, .closeTab]),
  ]
}

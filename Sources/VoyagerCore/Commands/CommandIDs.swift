import Foundation

extension Command.ID {
  public static let newTab = Self(rawValue: "new-tab")
  public static let chooseNewTab = Self(rawValue: "choose-new-tab")
  public static let newWindow = Self(rawValue: "new-window")
  public static let newPrivateWindow = Self(rawValue: "new-private-window")
  public static let closeTab = Self(rawValue: "close-tab")
  public static let closeWindow = Self(rawValue: "close-window")
  public static let reopenTab = Self(rawValue: "reopen-tab")
  public static let departures = Self(rawValue: "departures")
  public static let restoreSession = Self(rawValue: "restore-session")
  public static let quit = Self(rawValue: "quit")

  public static let back = Self(rawValue: "back")
  public static let forward = Self(rawValue: "forward")
  public static let reload = Self(rawValue: "reload")
  public static let reloadIgnoringCache = Self(rawValue: "reload-ignoring-cache")
  public static let stop = Self(rawValue: "stop")
  public static let home = Self(rawValue: "home")
  public static let editAddress = Self(rawValue: "edit-address")
  public static let searchWeb = Self(rawValue: "search-web")

  public static let tabOverview = Self(rawValue: "tab-overview")
  public static let nextTab = Self(rawValue: "next-tab")
  public static let previousTab = Self(rawValue: "previous-tab")
  public static let moveTabLeft = Self(rawValue: "move-tab-left")
  public static let moveTabRight = Self(rawValue: "move-tab-right")
  public static let lastTab = Self(rawValue: "last-tab")
  /// Brings the tab with this number, from 1 to 8, to the front.
  public static func tab(_ number: Int) -> Self { Self(rawValue: "tab-\(number)") }

  public static let pinTab = Self(rawValue: "pin-tab")
  public static let muteTab = Self(rawValue: "mute-tab")
  public static let playingTab = Self(rawValue: "playing-tab")
  public static let duplicateTab = Self(rawValue: "duplicate-tab")
  public static let moveTabToNewWindow = Self(rawValue: "move-tab-to-new-window")
  public static let sleepTab = Self(rawValue: "sleep-tab")
  public static let sleepOtherTabs = Self(rawValue: "sleep-other-tabs")
  public static let closeOtherTabs = Self(rawValue: "close-other-tabs")
  public static let closeTabsToTheRight = Self(rawValue: "close-tabs-to-the-right")

  public static let find = Self(rawValue: "find")
  public static let findNext = Self(rawValue: "find-next")
  public static let findPrevious = Self(rawValue: "find-previous")
  public static let zoomIn = Self(rawValue: "zoom-in")
  public static let zoomOut = Self(rawValue: "zoom-out")
  public static let zoomReset = Self(rawValue: "zoom-reset")
  public static let caretBrowsing = Self(rawValue: "caret-browsing")
  public static let fullScreen = Self(rawValue: "full-screen")
  public static let printPage = Self(rawValue: "print")
  public static let savePage = Self(rawValue: "save-page")
  public static let saveAsHTML = Self(rawValue: "save-as-html")
  public static let saveAsPDF = Self(rawValue: "save-as-pdf")
  public static let viewSource = Self(rawValue: "view-source")
  public static let saveVisiblePicture = Self(rawValue: "save-visible-picture")
  public static let savePagePicture = Self(rawValue: "save-page-picture")
  public static let copyVisiblePicture = Self(rawValue: "copy-visible-picture")
  public static let copyPagePicture = Self(rawValue: "copy-page-picture")
  public static let showPicture = Self(rawValue: "show-picture")
  /// Reads the page in this encoding, or as it says itself with `nil`.
  public static func textEncoding(_ encoding: TextEncoding?) -> Self {
    Self(rawValue: "text-encoding-\(encoding?.rawValue ?? "automatic")")
  }
  public static let pinToStartPage = Self(rawValue: "pin-to-start-page")
  public static let fillPassword = Self(rawValue: "fill-password")
  public static let copyAddress = Self(rawValue: "copy-address")
  public static let sounds = Self(rawValue: "sounds")
  public static let siteStyle = Self(rawValue: "site-style")
  public static let savePartPicture = Self(rawValue: "save-part-picture")
  public static let copyPartPicture = Self(rawValue: "copy-part-picture")
  public static let readerView = Self(rawValue: "reader-view")
  public static let inspect = Self(rawValue: "inspect")
  public static let mainMenu = Self(rawValue: "main-menu")
  public static let downloads = Self(rawValue: "downloads")
  public static let history = Self(rawValue: "history")
  public static let bookmarks = Self(rawValue: "bookmarks")
  public static let bookmarkPage = Self(rawValue: "bookmark-page")
  public static let undoBookmarks = Self(rawValue: "undo-bookmarks")
  public static let bookmarksBar = Self(rawValue: "bookmarks-bar")
  public static let importData = Self(rawValue: "import")
  public static let exportBookmarks = Self(rawValue: "export-bookmarks")
  public static let settings = Self(rawValue: "settings")
  public static let shortcuts = Self(rawValue: "shortcuts")
  public static let about = Self(rawValue: "about")

  public static let endPage = Self(rawValue: "end-page")
  public static let showBlockedPages = Self(rawValue: "show-blocked-pages")

  public static let siteInformation = Self(rawValue: "site-information")
  public static let clearSiteData = Self(rawValue: "clear-site-data")
  public static let permissions = Self(rawValue: "permissions")

  public static let accounts = Self(rawValue: "accounts")
  public static let passwords = Self(rawValue: "passwords")
  public static let keepAccount = Self(rawValue: "keep-account")
  public static let undoAccounts = Self(rawValue: "undo-accounts")
  public static func openAccount(_ id: AccountID) -> Self { Self(rawValue: "open-account-\(id.text)") }

  public static let manageIdentities = Self(rawValue: "manage-identities")
  public static func newTab(in id: IdentityID) -> Self { named("new-tab-in", id) }
  public static func newWindow(in id: IdentityID) -> Self { named("new-window-in", id) }
  public static func reopenTab(in id: IdentityID) -> Self { named("reopen-tab-in", id) }
  public static func alwaysOpen(in id: IdentityID) -> Self { named("always-open-in", id) }
  public static let keepIdentityOnce = Self(rawValue: "keep-identity-once")
  public static func openLink(in id: IdentityID) -> Self { named("open-link-in", id) }

  private static func named(_ name: String, _ id: IdentityID) -> Self {
    Self(rawValue: "\(name)-\(id.rawValue.uuidString.lowercased())")
  }

  public static let openLinkInTab = Self(rawValue: "open-link-in-tab")
  public static let openLinkInWindow = Self(rawValue: "open-link-in-window")
  public static let openLinkInPrivateWindow = Self(rawValue: "open-link-in-private-window")
  public static let copyLink = Self(rawValue: "copy-link")
  public static let saveLink = Self(rawValue: "save-link")
  public static let openMediaInTab = Self(rawValue: "open-media-in-tab")
  public static let copyMediaAddress = Self(rawValue: "copy-media-address")
  public static let saveMedia = Self(rawValue: "save-media")
  public static let searchSelection = Self(rawValue: "search-selection")
  public static let openSelection = Self(rawValue: "open-selection")
}

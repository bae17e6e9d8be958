/// Commands for windows and the whole browser.
@MainActor
struct ApplicationCommands {
  unowned let window: BrowserWindowModel

  var all: [Command] {
    let window = window
    return [
      Command(.newWindow, "New Window", shortcuts: [Shortcut("n")]) { [unowned window] in
        window.services.openLinks([], .newWindow)
      },
      Command(
        .newPrivateWindow, "New Private Window",
        shortcuts: [Shortcut("n", [.control, .shift]), Shortcut("p", [.control, .shift])]
      ) {
        [unowned window] in window.services.openLinks([], .privateWindow)
      },
      Command(.closeWindow, "Close Window", shortcuts: [Shortcut("w", [.control, .shift])]) {
        [unowned window] in Task { await window.services.requestClose(window) }
      },
      Command(
        .mainMenu, "Main Menu",
        shortcuts: [Shortcut(.function(10)), Shortcut("f", .alt), Shortcut("e", .alt)]
      ) { [unowned window] in
        window.shell?.open(.mainMenu)
      },
      Command(.history, "History", shortcuts: [Shortcut("h"), Shortcut("h", [.control, .shift])]) {
        [unowned window] in
        window.shell?.open(.history)
      },
      Command(.downloads, "Downloads", shortcuts: [Shortcut("y", [.control, .shift]), Shortcut("j")]) {
        [unowned window] in
        window.shell?.open(.downloads)
      },
      Command(
        .restoreSession, "Restore Windows of the Last Time",
        isEnabled: { [unowned window] in window.services.session?.hasPrevious == true }
      ) { [unowned window] in
        Task { [services = window.services] in await services.session?.restorePrevious(in: services) }
      },
      Command(.bookmarks, "Bookmarks", shortcuts: [Shortcut("o", [.control, .shift]), Shortcut("b")]) {
        [unowned window] in window.shell?.open(.bookmarks)
      },
      Command(
        .undoBookmarks, "Undo Change of Bookmarks",
        isEnabled: { [unowned window] in window.services.bookmarks.canUndo }
      ) { [unowned window] in Task { try? await window.services.bookmarks.undo() } },
      Command(.accounts, "Accounts…", shortcuts: [Shortcut("a", [.control, .alt])]) { [unowned window] in
        window.shell?.open(.accounts)
      },
      Command(.passwords, "Passwords…", shortcuts: [Shortcut("p", [.control, .alt])]) { [unowned window] in
        window.shell?.open(.passwords)
      },
      Command(
        .undoAccounts, "Undo Change of Accounts",
        isEnabled: { [unowned window] in window.services.accounts.canUndo }
      ) { [unowned window] in window.services.accounts.undo() },
      Command(.importData, "Import from Another Browser…") { [unowned window] in
        window.shell?.open(.importing)
      },
      Command(.exportBookmarks, "Export Bookmarks…") { [unowned window] in
        window.shell?.open(.bookmarksExport)
      },
      Command(.manageIdentities, "Manage Identities…") { [unowned window] in
        window.shell?.open(.identities)
      },
      Command(
        .clearSiteData, "Clear Browsing Data…", shortcuts: [Shortcut(.delete, [.control, .shift])]
      ) { [unowned window] in window.shell?.open(.siteData) },
      Command(.permissions, "Permissions of Sites…") { [unowned window] in
        window.shell?.open(.permissions)
      },
      Command(.settings, "Settings", shortcuts: [Shortcut(",")]) { [unowned window] in
        window.shell?.open(.settings)
      },
      Command(.shortcuts, "Keyboard Shortcuts", shortcuts: [Shortcut("?"), Shortcut(.function(1), .control)])
      { [unowned window] in
        window.shell?.open(.shortcuts)
      },
      Command(.departures, "What Has Ended") { [unowned window] in
        window.services.openTab(.departures, in: window)
      },
      Command(.about, "About Voyager") { [unowned window] in window.shell?.open(.about) },
      Command(.quit, "Quit", shortcuts: [Shortcut("q")]) { [unowned window] in
        Task { await window.services.requestQuit() }
      },
    ]
  }
}

/// Commands for how the page in front is shown.
@MainActor
struct ViewCommands {
  unowned let window: BrowserWindowModel

  var all: [Command] {
    let window = window
    return [
      Command(.find, "Find in Page…", shortcuts: [Shortcut("f")]) { [unowned window] in
        window.beginSearch()
      },
      Command(
        .findNext, "Find Next", shortcuts: [Shortcut("g"), Shortcut(.function(3))],
        isEnabled: { [unowned window] in window.selectedTab != nil }
      ) { [unowned window] in window.findAgain(.next) },
      Command(
        .findPrevious, "Find Previous",
        shortcuts: [Shortcut("g", [.control, .shift]), Shortcut(.function(3), .shift)],
        isEnabled: { [unowned window] in window.selectedTab != nil }
      ) { [unowned window] in window.findAgain(.previous) },
      Command(
        .zoomIn, "Zoom In", shortcuts: [Shortcut("+"), Shortcut("=")],
        isEnabled: { [unowned window] in window.selectedTab.map { PageZoom.larger($0.zoom) != nil } ?? false }
      ) { [unowned window] in window.zoom { PageZoom.larger($0) } },
      Command(
        .zoomOut, "Zoom Out", shortcuts: [Shortcut("-")],
        isEnabled: { [unowned window] in window.selectedTab.map { PageZoom.smaller($0.zoom) != nil } ?? false
        }
      ) { [unowned window] in window.zoom { PageZoom.smaller($0) } },
      Command(.zoomReset, "Normal Size", shortcuts: [Shortcut("0")]) { [unowned window] in
        window.selectedTab?.changeZoom(nil)
      },
      Command(
        .bookmarksBar, "Bookmarks Bar", shortcuts: [Shortcut("b", [.control, .shift])],
        isChecked: { [unowned window] in window.services.settings.settings.showsBookmarksBar }
      ) { [unowned window] in window.services.settings.update { $0.showsBookmarksBar.toggle() } },
      Command(
        .caretBrowsing, "Caret Browsing", shortcuts: [Shortcut(.function(7))],
        isChecked: { [unowned window] in window.services.settings.settings.pages.showsCaret }
      ) { [unowned window] in Task { await window.toggleCaretBrowsing() } },
      Command(
        .fullScreen, "Full Screen", shortcuts: [Shortcut(.function(11))],
        isChecked: { [unowned window] in window.fullScreen == .fullScreen }
      ) { [unowned window] in window.toggleFullScreen() },
    ]
  }
}

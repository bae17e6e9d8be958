/// Commands for the tabs of a window, and for the one in front.
@MainActor
struct TabStripCommands {
  unowned let window: BrowserWindowModel

  var all: [Command] { opening + choosing + numbered + TabCommands(window: window).all }

  private var opening: [Command] {
    let window = window
    return [
      Command(.newTab, "New Tab", shortcuts: [Shortcut("t")]) { [unowned window] in
        window.services.openTab(window.services.newTabPage(of: window.identity), in: window)
        window.shell?.focusAddressField()
      },
      Command(.chooseNewTab, "New Tab In…", shortcuts: [Shortcut("t", [.alt, .shift])]) {
        [unowned window] in window.shell?.open(.newTabMenu)
      },
      Command(
        .reopenTab, "Reopen Closed Tab or Window", shortcuts: [Shortcut("t", [.control, .shift])],
        isEnabled: { [unowned window] in window.services.canReopen(in: window) }
      ) { [unowned window] in window.services.reopen(in: window) },
    ]
  }

  private var choosing: [Command] {
    let window = window
    return [
      Command(.tabOverview, "All Tabs", shortcuts: [Shortcut("a", [.control, .shift])]) {
        [unowned window] in window.shell?.open(.tabOverview)
      },
      Command(
        .nextTab, "Next Tab", shortcuts: [Shortcut(.pageDown, .control), Shortcut(.tab, .control)],
        isEnabled: { [unowned window] in window.tabs.count > 1 }
      ) { [unowned window] in window.selectTab(movingBy: 1) },
      Command(
        .previousTab, "Previous Tab",
        shortcuts: [Shortcut(.pageUp, .control), Shortcut(.tab, [.control, .shift])],
        isEnabled: { [unowned window] in window.tabs.count > 1 }
      ) { [unowned window] in window.selectTab(movingBy: -1) },
      Command(
        .moveTabLeft, "Move Tab Left", shortcuts: [Shortcut(.pageUp, [.control, .shift])],
        isEnabled: { [unowned window] in window.tabs.count > 1 }
      ) { [unowned window] in window.moveSelectedTab(by: -1) },
      Command(
        .moveTabRight, "Move Tab Right", shortcuts: [Shortcut(.pageDown, [.control, .shift])],
        isEnabled: { [unowned window] in window.tabs.count > 1 }
      ) { [unowned window] in window.moveSelectedTab(by: 1) },
    ]
  }

  private var numbered: [Command] {
    let window = window
    let numbers = (1...8).map { number in
      Command(
        .tab(number), "Tab \(number)",
        shortcuts: [.alt, .control].map { Shortcut(Character("\(number)"), $0) }
      ) {
        [unowned window] in
        if number <= window.tabs.count {
          window.selectTab(at: number - 1)
        }
      }
    }
    let last = Command(.lastTab, "Last Tab", shortcuts: [Shortcut("9", .alt), Shortcut("9")]) {
      [unowned window] in
      window.selectTab(at: window.tabs.count - 1)
    }
    return numbers + [last]
  }
}

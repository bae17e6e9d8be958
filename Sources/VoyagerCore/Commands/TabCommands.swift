/// Commands for one tab: the one in front, or the one whose menu is open.
@MainActor
public struct TabCommands {
  unowned let window: BrowserWindowModel
  private let chosen: TabModel?

  /// Commands for the tab in front.
  init(window: BrowserWindowModel) {
    self.window = window
    chosen = nil
  }

  /// Commands for one tab, wherever it stands.
  public init(window: BrowserWindowModel, tab: TabModel) {
    self.window = window
    chosen = tab
  }

  public var all: [Command] {
    let window = window
    let tab: @MainActor () -> TabModel? = { [unowned window, weak chosen, isChosen = chosen != nil] in
      isChosen ? chosen : window.selectedTab
    }
    return arranging(window, tab) + sleeping(window, tab) + closing(window, tab)
  }

  private func arranging(
    _ window: BrowserWindowModel, _ tab: @escaping @MainActor () -> TabModel?
  ) -> [Command] {
    [
      Command(.reload, "Reload", shortcuts: shortcuts(Shortcut("r"), Shortcut(.function(5)))) {
        tab()?.reload()
      },
      Command(.pinTab, "Pin Tab", isChecked: { tab()?.isPinned == true }) { [unowned window] in
        if let tab = tab() {
          window.setPinned(!tab.isPinned, tab)
        }
      },
      Command(
        .muteTab, "Mute Tab", shortcuts: shortcuts(Shortcut("m")),
        isChecked: { tab()?.isMuted == true }
      ) {
        if let tab = tab() {
          tab.setMuted(!tab.isMuted)
        }
      },
      Command(.duplicateTab, "Duplicate Tab", shortcuts: shortcuts(Shortcut("k", [.control, .shift]))) {
        [unowned window] in
        if let tab = tab() {
          window.services.duplicate(tab)
        }
      },
      Command(
        .keepAccount, "Keep as Account",
        isEnabled: { [unowned window] in
          tab().map { window.services.canBeAccount($0) && !window.services.isAccount($0) } ?? false
        }
      ) { [unowned window] in tab().map(window.services.keepAccount) },
      Command(
        .moveTabToNewWindow, "Move Tab to New Window",
        isEnabled: { [unowned window] in window.tabs.count > 1 }
      ) { [unowned window] in
        if let tab = tab() {
          window.services.move(tab, to: window.services.openWindow(window.identity), at: 0)
        }
      },
    ]
  }

  private func sleeping(
    _ window: BrowserWindowModel, _ tab: @escaping @MainActor () -> TabModel?
  ) -> [Command] {
    [
      Command(
        .sleepTab, "Put Tab to Sleep",
        isEnabled: { [unowned window] in tab().map(window.services.canSleep) ?? false }
      ) { [unowned window] in
        if let tab = tab() {
          Task { await window.services.putToSleep(tab) }
        }
      },
      Command(
        .sleepOtherTabs, "Put Other Tabs to Sleep",
        isEnabled: { [unowned window] in window.tabs.contains { $0 !== tab() && !$0.isAsleep } }
      ) { [unowned window] in
        if let tab = tab() {
          Task { await window.services.putToSleep(otherThan: tab, in: window) }
        }
      },
    ]
  }

  private func closing(
    _ window: BrowserWindowModel, _ tab: @escaping @MainActor () -> TabModel?
  ) -> [Command] {
    [
      Command(
        .closeTab, "Close Tab", shortcuts: shortcuts(Shortcut("w"), Shortcut(.function(4), .control))
      ) { [unowned window] in
        if let tab = tab() {
          Task { await window.services.requestClose(tab) }
        }
      },
      Command(
        .closeOtherTabs, "Close Other Tabs",
        isEnabled: { [unowned window] in window.tabs.contains { $0 !== tab() && !$0.isPinned } }
      ) { [unowned window] in
        let kept = tab()
        let others = window.tabs.filter { $0 !== kept && !$0.isPinned }
        Task { await window.services.requestClose(others) }
      },
      Command(
        .closeTabsToTheRight, "Close Tabs to the Right",
        isEnabled: { [unowned window] in !window.tabs(rightOf: tab()).isEmpty }
      ) { [unowned window] in
        let others = window.tabs(rightOf: tab())
        Task { await window.services.requestClose(others) }
      },
    ]
  }

  /// A key means the tab in front, never the one whose menu is open.
  private func shortcuts(_ shortcuts: Shortcut...) -> [Shortcut] {
    chosen == nil ? shortcuts : []
  }
}

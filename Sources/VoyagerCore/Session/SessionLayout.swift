/// Which windows and tabs there are, in their order, without what they show.
struct SessionLayout: Equatable {
  struct Window: Equatable {
    let id: WindowID
    let identity: IdentityID
    let selected: TabID?
    let tabs: [Tab]
  }

  struct Tab: Hashable {
    let id: TabID
    let identity: IdentityID
    let opener: TabID?
    let isPinned: Bool
  }

  /// The one used last first.
  var windows: [Window] = []
  /// Whether anything was begun in them: a start page alone takes no other session's place.
  var isBegun = false

  var tabs: [Tab] { windows.flatMap(\.tabs) }

  init() {}

  init(_ session: StoredSession) {
    windows = session.windows.map { window in
      Window(
        id: window.id, identity: window.identity, selected: window.selected,
        tabs: window.tabs.map {
          Tab(id: $0.id, identity: $0.identity, opener: $0.opener, isPinned: $0.isPinned)
        })
    }
  }

  /// What is kept of the windows: nothing of what lives in memory only, nor of a page's own window.
  @MainActor
  init(of services: BrowserServices) {
    for window in services.windows where !window.isPopup {
      let tabs = window.tabs.filter { services.identities.store(for: $0.identity).location != .memory }
      guard !tabs.isEmpty else { continue }
      isBegun = isBegun || tabs.contains { !$0.isUntouched }
      windows.append(
        Window(
          id: window.id, identity: window.identity.id, selected: window.selectedTab?.id,
          tabs: tabs.map {
            Tab(id: $0.id, identity: $0.identity.id, opener: $0.opener, isPinned: $0.isPinned)
          }))
    }
  }
}

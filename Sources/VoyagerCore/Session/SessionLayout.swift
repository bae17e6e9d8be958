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
    windows = services.windows.filter { !$0.isPopup && !$0.identity.isInMemory && !$0.tabs.isEmpty }.map {
      window in
      Window(
        id: window.id, identity: window.identity.id, selected: window.selectedTab?.id,
        tabs: window.tabs.map {
          Tab(id: $0.id, identity: $0.identity.id, opener: $0.opener, isPinned: $0.isPinned)
        })
    }
  }
}

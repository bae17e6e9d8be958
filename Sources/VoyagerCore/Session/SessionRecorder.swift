import Observation

/// Watches windows and tabs, and says what of them changed.
///
/// Windows and tabs that come, go and move are told at once, what a page shows within ``pause``.
@MainActor
final class SessionRecorder {
  static let pause = Duration.milliseconds(350)

  private let services: BrowserServices
  private let keep: @MainActor (SessionChanges) -> Void
  private let setAside: @MainActor () -> Void
  /// What is kept.
  private var layout: SessionLayout
  private var pages: [TabID: SessionChanges.Page]
  private var geometries: [WindowID: WindowGeometry]
  private var positions: SessionPositions
  private var changed: Set<TabID> = []
  private var flushing: Task<Void, Never>?
  /// Whether what is kept belongs to windows that are no more.
  private var isOver: Bool

  /// - Parameters:
  ///   - session: What is kept and was restored; with `nil`, what is kept is another session's.
  ///   - keep: Keeps a change.
  ///   - setAside: Makes what is kept the session before this one.
  init(
    _ services: BrowserServices, restored session: StoredSession?,
    keep: @escaping @MainActor (SessionChanges) -> Void, setAside: @escaping @MainActor () -> Void
  ) {
    self.services = services
    self.keep = keep
    self.setAside = setAside
    isOver = session == nil
    let session = session ?? StoredSession()
    let tabs = session.windows.flatMap(\.tabs)
    geometries = Dictionary(session.windows.compactMap { stored in stored.geometry.map { (stored.id, $0) } })
    {
      $1
    }
    layout = SessionLayout(session)
    pages = Dictionary(tabs.map { ($0.id, SessionChanges.Page(page: $0.page, state: $0.state)) }) { $1 }
    positions = SessionPositions(Dictionary(tabs.map { ($0.id, $0.position) }) { $1 })
    for tab in services.allTabs where pages[tab.id] != nil { follow(tab) }
    followLayout()
    followGeometries()
  }

  /// Tells at once what there is, what pages show, and where in them the person is.
  func finish() {
    take(SessionLayout(of: services))
    changed.formUnion(services.allTabs.filter { $0.surface != nil && pages[$0.id] != nil }.map(\.id))
    flush()
  }

  private func flush() {
    flushing?.cancel()
    flushing = nil
    var changes = SessionChanges()
    for window in layout.windows { noteGeometry(of: window.id, in: &changes) }
    for tab in services.allTabs where changed.contains(tab.id) {
      follow(tab)
      let page = SessionChanges.Page(tab)
      if page != pages[tab.id] { changes.pages[tab.id] = page }
      pages[tab.id] = page
    }
    changed = []
    if !changes.isEmpty { keep(changes) }
  }

  private func followLayout() {
    let now = withObservationTracking {
      SessionLayout(of: services)
    } onChange: { [weak self] in
      Task { @MainActor in self?.followLayout() }
    }
    take(now)
  }

  private func take(_ now: SessionLayout) {
    // The last window takes nothing along: its tabs are what the next start brings back.
    guard !now.windows.isEmpty else {
      isOver = true
      return
    }
    guard now.isBegun || !isOver else { return }
    beginAnew()
    let old = layout
    layout = now
    let changes = changes(from: old, to: now)
    if !changes.isEmpty { keep(changes) }
  }

  /// What is kept of windows that are no more becomes the session before this one.
  func beginAnew() {
    guard isOver else { return }
    setAside()
    isOver = false
    layout = SessionLayout()
    pages = [:]
    geometries = [:]
    positions = SessionPositions()
  }

  private func changes(from old: SessionLayout, to new: SessionLayout) -> SessionChanges {
    var changes = SessionChanges()
    let oldWindows = Dictionary(old.windows.enumerated().map { ($1.id, ($0, $1)) }) { $1 }
    for (rank, window) in new.windows.enumerated() {
      let old = oldWindows[window.id]
      if old?.0 != rank || old?.1.identity != window.identity || old?.1.selected != window.selected {
        changes.windows[window.id] = SessionChanges.Window(
          identity: window.identity, selected: window.selected, rank: rank)
      }
      if old == nil { noteGeometry(of: window.id, in: &changes) }
      if old?.1.tabs != window.tabs { arrange(window, old?.1.tabs ?? [], &changes) }
    }
    changes.goneWindows = Set(oldWindows.keys).subtracting(new.windows.map(\.id))
    for window in changes.goneWindows { geometries[window] = nil }
    changes.goneTabs = Set(old.tabs.map(\.id)).subtracting(new.tabs.map(\.id))
    for tab in changes.goneTabs { forget(tab) }
    return changes
  }

  private func arrange(
    _ window: SessionLayout.Window, _ old: [SessionLayout.Tab], _ changes: inout SessionChanges
  ) {
    let before = positions.numbers
    let known = Set(old)
    positions.arrange(window.tabs.map(\.id))
    for tab in window.tabs {
      guard let position = positions.numbers[tab.id], position != before[tab.id] || !known.contains(tab)
      else {
        continue
      }
      changes.places[tab.id] = SessionPlace(
        tab: tab.id, window: window.id, identity: tab.identity, opener: tab.opener, isPinned: tab.isPinned,
        position: position)
    }
    for tab in window.tabs.compactMap({ services.tab($0.id) }) where pages[tab.id] == nil {
      follow(tab)
      let page = SessionChanges.Page(tab)
      pages[tab.id] = page
      changes.pages[tab.id] = page
    }
  }

  private func forget(_ tab: TabID) {
    pages[tab] = nil
    changed.remove(tab)
    positions.forget(tab)
  }

  /// Waits for the next change of what the tab shows.
  private func follow(_ tab: TabModel) {
    withObservationTracking {
      _ = StoredPage(tab)
    } onChange: { [weak self, id = tab.id] in
      Task { @MainActor in self?.pageDidChange(id) }
    }
  }

  private func pageDidChange(_ tab: TabID) {
    guard pages[tab] != nil else { return }
    changed.insert(tab)
    flushSoon()
  }

  private func noteGeometry(of window: WindowID, in changes: inout SessionChanges) {
    guard let now = services.window(window)?.geometry, now != geometries[window] else { return }
    changes.geometries[window] = now
    geometries[window] = now
  }

  private func followGeometries() {
    withObservationTracking {
      _ = services.windows.map(\.geometry)
    } onChange: { [weak self] in
      Task { @MainActor in self?.followGeometries() }
    }
    flushSoon()
  }

  private func flushSoon() {
    flushing =
      flushing
      ?? Task { [weak self] in
        guard (try? await Task.sleep(for: Self.pause)) != nil else { return }
        self?.flush()
      }
  }
}

/// What becomes of the stored session when a run begins.
public struct StartDecision: Hashable, Sendable {
  /// What a run was started for.
  public enum Launch: Hashable, Sendable {
    /// Windows of the person, or addresses that come on top of them.
    case person
    /// A private window, beside which nothing else is wanted.
    case privateBrowsing
    /// A program that steers the browser.
    case driver
  }

  /// What becomes of the windows that do not come back.
  enum Rest: Hashable, Sendable {
    /// All of them do.
    case none
    case setAside
    /// They are set aside, and the person is asked whether they want them.
    case offered
  }

  /// So many starts in a row that ended early, and what they loaded may be why.
  static let mostEarlyStarts = 2
  /// So many, and no guess at the page has helped.
  static let mostEarlyEnds = 4

  /// What comes back, with the tab of each window that is loaded at once as the selected one.
  var session = StoredSession()
  var rest = Rest.setAside
  /// Tabs that were in front and are not loaded by themselves again.
  var waiting: [StoredTab] = []

  /// - Parameter startPage: What a new tab shows.
  static func decide(
    _ session: StoredSession, _ last: LastRun, _ launch: Launch, _ content: StartContent,
    startPage: Address = .start
  ) -> StartDecision {
    guard launch == .person, !session.isEmpty else { return StartDecision() }
    switch content {
    case .lastSession:
      var decision = StartDecision(session: session, rest: .none)
      decision.leaveSuspects(after: last)
      return decision
    case .newWindow:
      return StartDecision(
        session: session.pinned(beside: startPage), rest: last.endedWell ? .setAside : .offered)
    }
  }

  /// The tabs that are loaded at once.
  var loaded: Set<TabID> { Set(session.windows.compactMap(\.selected)) }

  /// Puts another tab in front where the one in front may be why starts ended early, a new one if there is none.
  private mutating func leaveSuspects(after last: LastRun) {
    func isSuspect(_ tab: StoredTab) -> Bool {
      tab.page.address != .start
        && (last.earlyEnds >= Self.mostEarlyEnds || tab.earlyStarts >= Self.mostEarlyStarts)
    }
    for index in session.windows.indices {
      let window = session.windows[index]
      let place = window.tabs.firstIndex { $0.id == window.selected } ?? 0
      let order = window.tabs[place...] + window.tabs[..<place].reversed()
      if let front = order.first, isSuspect(front) { waiting.append(front) }
      if let front = order.first(where: { !isSuspect($0) }) {
        session.windows[index].selected = front.id
      } else {
        session.windows[index].addTab(.start)
      }
    }
  }
}

private struct PinnedPage: Hashable {
  let identity: IdentityID
  let address: Address
}

extension StoredSession {
  /// The pinned tabs anew in one window, before a new tab; what is the same only once, as a session that was had back
  /// has it twice.
  fileprivate func pinned(beside startPage: Address) -> StoredSession {
    var known: Set<PinnedPage> = []
    let pinned = windows.flatMap(\.tabs).filter {
      $0.isPinned && known.insert(PinnedPage(identity: $0.identity, address: $0.page.address)).inserted
    }
    let tabs = pinned.enumerated().map { index, tab in
      var tab = tab
      tab.id = TabID()
      tab.position = Double(index)
      return tab
    }
    guard !tabs.isEmpty else { return StoredSession() }
    var window = StoredWindow(id: WindowID(), identity: Identity.standard.id, tabs: tabs)
    window.addTab(startPage)
    return StoredSession(windows: [window])
  }
}

extension StoredWindow {
  /// Adds a tab behind the others and brings it to the front.
  fileprivate mutating func addTab(_ address: Address) {
    let tab = StoredTab(
      id: TabID(), identity: identity, position: (tabs.last?.position ?? 0) + 1, page: StoredPage(address))
    tabs.append(tab)
    selected = tab.id
  }
}

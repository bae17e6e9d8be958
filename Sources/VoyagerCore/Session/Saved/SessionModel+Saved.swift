public import Foundation

extension SessionModel {
  private static func file(_ url: URL) -> JSONFile<SavedSession> { JSONFile(url: url, version: 1) }

  /// Writes what will come back into a file from which ``restore(from:knowing:)`` takes it; one that is there is replaced.
  ///
  /// - Returns: How many tabs there are.
  /// - Throws: Why there is no such file now, or still the old one.
  public func save(to file: URL) async throws(StoreProblem) -> Int {
    let session = try await stored()
    try await Self.file(file).save(SavedSession(session))
    return session.tabCount
  }

  /// Writes what will come back as bookmarks that every browser imports, a folder for each window.
  ///
  /// - Returns: How many tabs there are.
  /// - Throws: Why there is no such file now, or still the old one.
  public func export(to file: URL) async throws(StoreProblem) -> Int {
    let session = try await stored()
    let folders = session.windows.enumerated().map { index, window in
      BookmarkNode.branch(
        BookmarkBranch(
          title: "Window \(index + 1)",
          nodes: window.tabs.map { .leaf(BookmarkLeaf($0.page.address, title: $0.page.title)) }))
    }
    try await NetscapeWriter.write(BookmarkTree(other: folders), to: file)
    return session.tabCount
  }

  /// Adds the windows of a saved file to those that will come back, for a run that has no windows of its own.
  ///
  /// - Parameter identities: Tabs of others stay away: no identity may pass for another.
  /// - Returns: How many tabs will come back, and how many of the file stay away.
  /// - Throws: Why nothing was added.
  public func restore(
    from file: URL, knowing identities: IdentitiesModel
  ) async throws(StoreProblem) -> (added: Int, left: Int) {
    let saved: SavedSession
    switch Self.file(file).load() {
    case .value(let value): saved = value
    case .missing: throw .unreadable("there is no such file")
    case .problem(let problem): throw problem
    }
    var session = saved.session
    for index in session.windows.indices {
      session.windows[index].tabs.removeAll { identities.identity($0.identity)?.isInMemory != false }
    }
    session.windows.removeAll(where: \.tabs.isEmpty)
    try await store.add(session)
    return (session.tabCount, saved.windows.reduce(0) { $0 + $1.tabs.count } - session.tabCount)
  }
}

extension StoredSession {
  var tabCount: Int { windows.reduce(0) { $0 + $1.tabs.count } }

  /// All of it as something to write, behind what is kept already.
  var changes: SessionChanges {
    var changes = SessionChanges()
    for (rank, window) in windows.enumerated() {
      changes.windows[window.id] = SessionChanges.Window(
        identity: window.identity, selected: window.selected, rank: 1_000_000 + rank)
      changes.geometries[window.id] = window.geometry
      for tab in window.tabs {
        changes.places[tab.id] = SessionPlace(
          tab: tab.id, window: window.id, identity: tab.identity, opener: tab.opener, isPinned: tab.isPinned,
          position: tab.position)
        changes.pages[tab.id] = SessionChanges.Page(page: tab.page, state: tab.state)
      }
    }
    return changes
  }
}

import Foundation

/// Reads a stored session.
struct SessionReader {
  enum Part {
    /// What is open in this run, or was in the last one.
    case current
    /// What was set aside.
    case previous

    var condition: String {
      switch self {
      case .current: "kept = 0"
      case .previous: "kept > 0"
      }
    }
  }

  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  func session(_ part: Part) throws(StoreProblem) -> StoredSession {
    var session = StoredSession(
      windows: try database.rows(
        """
        SELECT id, identity, selected, width, height, maximized FROM windows
        WHERE \(part.condition) ORDER BY kept, rank
        """, read: Self.window
      )
      .compactMap(\.self))
    let places = Dictionary(
      session.windows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let tabs = try database.rows(
      """
      SELECT tabs.window, tabs.id, tabs.identity, tabs.opener, pinned, position, address, title, icon, zoom, state,
      scrollX, scrollY, early FROM tabs JOIN windows ON windows.id = tabs.window WHERE \(part.condition) ORDER BY position
      """
    ) { row in (row.id(0).map { WindowID(rawValue: $0) }, StoredTab(row), row.count(13)) }
    for case (let window?, var tab?, let earlyStarts) in tabs {
      tab.earlyStarts = earlyStarts
      if let place = places[window] { session.windows[place].tabs.append(tab) }
    }
    session.windows.removeAll(where: \.tabs.isEmpty)
    return session
  }

  private static func window(_ row: SQLRow) -> StoredWindow? {
    guard let id = row.id(0) else { return nil }
    return StoredWindow(
      id: WindowID(rawValue: id), identity: IdentityID(rawValue: row.id(1) ?? UUID()),
      selected: row.id(2).map { TabID(rawValue: $0) }, geometry: row.geometry(from: 3))
  }
}

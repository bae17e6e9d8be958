/// Reads and writes what was closed.
struct ClosingsTable {
  /// A window and a tab of it, as a row holds them beside what ``StoredTab`` is read from.
  private static let columns = """
    closed.window, closedTabs.id, closedTabs.identity, opener, pinned, position, address, title, icon, zoom, state,
    scrollX, scrollY, closed.number, closed.identity, closed.selected, closed.place, width, height, maximized
    """

  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// The oldest first.
  func closings() throws(StoreProblem) -> [Closing] {
    let rows = try database.rows(
      """
      SELECT \(Self.columns) FROM closed JOIN closedTabs ON closedTabs.closed = closed.number
      ORDER BY closed.number, position
      """
    ) { row in (Self.closing(row), StoredTab(row)) }
    var closings: [Closing] = []
    for case (let closing?, let tab?) in rows {
      if closings.last?.number != closing.number { closings.append(closing) }
      closings[closings.count - 1].window.tabs.append(tab)
    }
    return closings
  }

  func write(_ closing: Closing) throws(StoreProblem) {
    try remove(closing.number)
    let window = closing.window
    try database.run(
      """
      INSERT INTO closed (number, window, identity, selected, place, width, height, maximized)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(closing.number), .id(window.id.rawValue), .id(window.identity.rawValue),
      .id(window.selected?.rawValue), .integer(closing.place), .integer(window.geometry?.width),
      .integer(window.geometry?.height), .integer(window.geometry?.isMaximized == true ? 1 : 0))
    for (position, tab) in window.tabs.enumerated() {
      try database.run(
        """
        INSERT INTO closedTabs (closed, id, identity, opener, pinned, position, address, title, icon, zoom, state,
        scrollX, scrollY) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, .integer(closing.number), .id(tab.id.rawValue), .id(tab.identity.rawValue),
        .id(tab.opener?.rawValue), .integer(tab.isPinned ? 1 : 0), .integer(position),
        .text(tab.page.address.text), .text(tab.page.title), .bytes(tab.page.icon), .real(tab.page.zoom),
        .bytes(tab.state), .real(tab.page.scroll?.x), .real(tab.page.scroll?.y))
    }
  }

  func remove(_ number: Int) throws(StoreProblem) {
    try database.run("DELETE FROM closed WHERE number = ?", .integer(number))
  }

  func forget(_ identity: IdentityID) throws(StoreProblem) {
    try database.run("DELETE FROM closedTabs WHERE identity = ?", .id(identity.rawValue))
    try database.run("DELETE FROM closed WHERE number NOT IN (SELECT closed FROM closedTabs)")
  }

  private static func closing(_ row: SQLRow) -> Closing? {
    guard let window = row.id(0), let identity = row.id(14) else { return nil }
    return Closing(
      number: row.count(13),
      window: StoredWindow(
        id: WindowID(rawValue: window), identity: IdentityID(rawValue: identity),
        selected: row.id(15).map { TabID(rawValue: $0) }, geometry: row.geometry(from: 17)),
      place: row.isNull(16) ? nil : row.count(16))
  }
}

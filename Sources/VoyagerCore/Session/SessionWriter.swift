import Foundation

/// Writes changes of the session.
struct SessionWriter {
  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  func write(_ changes: SessionChanges) throws(StoreProblem) {
    try database.transaction { () throws(StoreProblem) in
      for (id, window) in changes.windows { try write(window, id) }
      for (id, geometry) in changes.geometries { try write(geometry, of: id) }
      for place in changes.places.values { try write(place) }
      for (id, page) in changes.pages { try write(page, of: id) }
      for id in changes.goneTabs { try database.run("DELETE FROM tabs WHERE id = ?", .id(id.rawValue)) }
      let closings = ClosingsTable(database)
      for number in changes.goneClosings { try closings.remove(number) }
      for closing in changes.closings.values { try closings.write(closing) }
      // Last, as a window takes along the tabs that are still in it.
      for id in changes.goneWindows { try database.run("DELETE FROM windows WHERE id = ?", .id(id.rawValue)) }
    }
  }

  private func write(_ window: SessionChanges.Window, _ id: WindowID) throws(StoreProblem) {
    try database.run(
      """
      INSERT INTO windows (id, identity, selected, rank) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
      identity = excluded.identity, selected = excluded.selected, rank = excluded.rank, kept = 0
      """, .id(id.rawValue), .id(window.identity.rawValue), .id(window.selected?.rawValue),
      .integer(window.rank))
  }

  private func write(_ geometry: WindowGeometry, of id: WindowID) throws(StoreProblem) {
    try database.run(
      "UPDATE windows SET width = ?, height = ?, maximized = ? WHERE id = ?", .integer(geometry.width),
      .integer(geometry.height), .integer(geometry.isMaximized ? 1 : 0), .id(id.rawValue))
  }

  private func write(_ page: SessionChanges.Page, of id: TabID) throws(StoreProblem) {
    try database.run(
      """
      UPDATE tabs SET address = ?, title = ?, icon = ?, zoom = ?, state = ?, scrollX = ?, scrollY = ? WHERE id = ?
      """, .text(page.page.address.text), .text(page.page.title), .bytes(page.page.icon),
      .real(page.page.zoom),
      .bytes(page.state), .real(page.page.scroll?.x), .real(page.page.scroll?.y), .id(id.rawValue))
  }

  private func write(_ place: SessionPlace) throws(StoreProblem) {
    try database.run(
      """
      INSERT INTO tabs (id, window, position, pinned, identity, opener) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET window = excluded.window, position = excluded.position, pinned = excluded.pinned
      """, .id(place.tab.rawValue), .id(place.window.rawValue), .real(place.position),
      .integer(place.isPinned ? 1 : 0), .id(place.identity.rawValue), .id(place.opener?.rawValue))
  }
}

import Foundation
import Testing

@testable import VoyagerCore

/// Files that other browsers wrote.
///
/// Firefox 153, Chromium 156 and GNOME Web 43 made theirs from bookmarks and visits that they were given; the
/// databases stand here as text, with the tables that are read. The other pages are written in their browser's form.
enum Fixture {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures", isDirectory: true)

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// Makes the database of a text, and leaves its last changes in the journal if it has one.
  static func makeDatabase(_ name: String, at url: URL, journal: String = "DELETE") throws -> ForeignDatabase
  {
    let database = try ForeignDatabase(url)
    try database.execute("PRAGMA journal_mode = \(journal)")
    try database.execute("BEGIN; \(String(decoding: try data(name), as: UTF8.self)) COMMIT")
    return database
  }
}

import CSQLite
import Foundation
import Testing

/// Profiles of other browsers in a made-up home folder.
///
/// Their files are those that the browsers wrote for the core's tests.
final class OtherBrowsers {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "VoyagerCoreTests/Import/Fixtures")

  private var firefox: OpaquePointer?

  init(in environment: TestEnvironment) throws {
    let mozilla = environment.home.appending(path: ".mozilla/firefox")
    try write(
      "[Profile0]\nName=default\nIsRelative=1\nPath=a.default\n", to: mozilla.appending(path: "profiles.ini"))
    firefox = try database("firefox-places.sql", at: mozilla.appending(path: "a.default/places.sqlite"))
    let chromium = environment.configuration.appending(path: "chromium/Default")
    try write(Self.text("chromium.json"), to: chromium.appending(path: "Bookmarks"))
    sqlite3_close(try database("chromium-history.sql", at: chromium.appending(path: "History")))
  }

  /// Until then Firefox has its file open.
  deinit {
    sqlite3_close(firefox)
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: fixtures.appending(path: name), encoding: .utf8)
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The last changes stay in its journal.
  private func database(_ name: String, at file: URL) throws -> OpaquePointer? {
    try write("", to: file)
    var connection: OpaquePointer?
    try #require(sqlite3_open(file.path, &connection) == SQLITE_OK)
    let script = "PRAGMA journal_mode = WAL; BEGIN; \(try Self.text(name)) COMMIT"
    try #require(sqlite3_exec(connection, script, nil, nil, nil) == SQLITE_OK)
    return connection
  }
}

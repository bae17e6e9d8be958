import CSQLite
import Foundation
import Testing

/// A database as another program has it open.
final class ForeignDatabase {
  private var connection: OpaquePointer?

  init(_ url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(sqlite3_open(url.path, &connection) == SQLITE_OK)
  }

  deinit {
    sqlite3_close(connection)
  }

  func execute(_ script: String) throws {
    try #require(sqlite3_exec(connection, script, nil, nil, nil) == SQLITE_OK)
  }
}

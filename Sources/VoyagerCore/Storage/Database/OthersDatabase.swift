import CSQLite
public import Foundation

/// An SQLite file that another library in this process keeps, and may hold open.
public struct OthersDatabase: Sendable {
  private let file: URL

  public init(_ file: URL) {
    self.file = file
  }

  /// Waits until a table has no rows, and empties the journal, so that what was deleted stays nowhere in the file.
  ///
  /// Works away from the caller's actor. Where the rows do not go within a second, nothing is done.
  ///
  /// - Parameter table: A name that needs no quoting.
  @concurrent
  public func forgetDeleted(whenEmpty table: String) async {
    var connection: OpaquePointer?
    defer { sqlite3_close_v2(connection) }
    guard sqlite3_open_v2(file.path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else { return }
    sqlite3_busy_timeout(connection, 1000)
    for _ in 0..<50 where !Task.isCancelled {
      if isEmpty(table, connection) {
        sqlite3_wal_checkpoint_v2(connection, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
        return
      }
      try? await Task.sleep(for: .milliseconds(20))
    }
  }

  private func isEmpty(_ table: String, _ connection: OpaquePointer?) -> Bool {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, "SELECT 1 FROM \(table) LIMIT 1", -1, &statement, nil) == SQLITE_OK
    else { return true }
    return sqlite3_step(statement) == SQLITE_DONE
  }
}

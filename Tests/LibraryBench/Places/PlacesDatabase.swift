import CSQLite
import Foundation

/// A connection to a file in Firefox's schema, as bare as its own.
final class PlacesDatabase {
  let connection: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  init(_ file: String) throws {
    var opened: OpaquePointer?
    guard sqlite3_open(file, &opened) == SQLITE_OK, let opened else { throw PlacesFailure(code: -1) }
    connection = opened
    try run("PRAGMA page_size = 32768")
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = NORMAL")
    AutocompleteMatch.register(with: connection)
  }

  deinit {
    statements.values.forEach { sqlite3_finalize($0) }
    sqlite3_close_v2(connection)
  }

  /// Runs a statement, and says how many rows it gave.
  @discardableResult
  func run(_ sql: String, _ values: Any...) throws -> Int {
    let statement = try prepared(sql)
    defer { sqlite3_reset(statement) }
    for (index, value) in values.enumerated() {
      switch value {
      case let number as Int: sqlite3_bind_int64(statement, Int32(index + 1), Int64(number))
      case let text as String: sqlite3_bind_text(statement, Int32(index + 1), text, -1, csqlite_copied())
      default: sqlite3_bind_null(statement, Int32(index + 1))
      }
    }
    var rows = 0
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows += 1
      case SQLITE_DONE: return rows
      case let code: throw PlacesFailure(code: code)
      }
    }
  }

  private func prepared(_ sql: String) throws -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw PlacesFailure(code: code) }
    statements[sql] = statement
    return statement
  }
}

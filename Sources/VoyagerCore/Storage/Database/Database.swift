import CSQLite
import Foundation

/// One connection to an SQLite file in WAL mode.
///
/// It belongs to one store, and only that store's executor calls it. What the disk refuses is thrown in the
/// words of ``StoreProblem``; nothing is tried twice.
final class Database {
  /// Whether the file can be read only: the disk or the folder takes no change.
  let isReadOnly: Bool

  private let connection: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  /// The files stay as long as the connection.
  private let copy: DatabaseCopy?

  /// Takes an open connection, and closes it at the end.
  init(_ connection: OpaquePointer, of copy: DatabaseCopy? = nil) {
    self.connection = connection
    self.copy = copy
    isReadOnly = sqlite3_db_readonly(connection, "main") == 1
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(connection)
  }

  /// The id that the last insertion made.
  var lastID: Int64 { sqlite3_last_insert_rowid(connection) }

  /// How many rows the last statement changed.
  var changes: Int { Int(sqlite3_changes64(connection)) }

  /// How many rows all statements changed so far.
  var totalChanges: Int { Int(sqlite3_total_changes64(connection)) }

  /// Runs one statement that returns nothing.
  func run(_ sql: String, _ values: SQLValue...) throws(StoreProblem) {
    try run(sql, values)
  }

  func run(_ sql: String, _ values: [SQLValue]) throws(StoreProblem) {
    try step(sql, values) { _ in true }
  }

  /// Runs one statement, and reads each row it returns.
  func rows<Value>(
    _ sql: String, _ values: SQLValue..., read: (SQLRow) -> Value
  ) throws(StoreProblem) -> [Value] {
    try rows(sql, values, read: read)
  }

  func rows<Value>(_ sql: String, _ values: [SQLValue], read: (SQLRow) -> Value) throws(StoreProblem)
    -> [Value]
  {
    var found: [Value] = []
    try step(sql, values) { row in
      found.append(read(row))
      return true
    }
    return found
  }

  /// Runs one statement, and reads the first row, if there is one.
  func first<Value>(
    _ sql: String, _ values: SQLValue..., read: (SQLRow) -> Value
  ) throws(StoreProblem) -> Value? {
    var found: Value?
    try step(sql, values) { row in
      found = read(row)
      return false
    }
    return found
  }

  /// Reads row after row until `visit` has enough.
  func visit(_ sql: String, _ values: [SQLValue], _ visit: (SQLRow) -> Bool) throws(StoreProblem) {
    try step(sql, values, visit)
  }

  /// Does all of it or nothing.
  func transaction<Value>(
    _ body: () throws(StoreProblem) -> Value
  ) throws(StoreProblem) -> Value {
    let value = try transactionOrNothing { () throws(StoreProblem) -> Value? in try body() }
    guard let value else { throw .unwritable("the change was lost") }
    return value
  }

  /// Does all of it, or nothing where the body gives nothing.
  func transactionOrNothing<Value>(
    _ body: () throws(StoreProblem) -> Value?
  ) throws(StoreProblem) -> Value? {
    try run("BEGIN IMMEDIATE")
    do throws(StoreProblem) {
      let value = try body()
      try run(value == nil ? "ROLLBACK" : "COMMIT")
      return value
    } catch {
      // A full disk may have ended it already.
      if sqlite3_get_autocommit(connection) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Reads from one state of the file, whatever another connection writes meanwhile.
  func snapshot<Value>(_ body: () throws(StoreProblem) -> Value) throws(StoreProblem) -> Value {
    try run("BEGIN")
    defer { try? run("COMMIT") }
    return try body()
  }

  /// Runs several statements that take no values.
  func execute(_ script: String) throws(StoreProblem) {
    let code = sqlite3_exec(connection, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw StoreProblem(sqlite: code) }
  }

  /// Moves all that was written into the file itself, and empties the journal beside it.
  ///
  /// What was deleted is then in neither of them.
  ///
  /// - Returns: Whether it could: somebody who reads for long needs the journal.
  @discardableResult
  func checkpoint() throws(StoreProblem) -> Bool {
    let code = sqlite3_wal_checkpoint_v2(connection, "main", SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    guard code != SQLITE_BUSY else { return false }
    guard code == SQLITE_OK else { throw StoreProblem(sqlite: code) }
    return true
  }

  /// Moves what was written into the file itself, as far as that waits for nobody.
  func shortenJournal() {
    sqlite3_wal_checkpoint_v2(connection, "main", SQLITE_CHECKPOINT_PASSIVE, nil, nil)
  }

  private func step(
    _ sql: String, _ values: [SQLValue], _ visit: (SQLRow) -> Bool
  ) throws(StoreProblem) {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      bind(value, at: Int32(index + 1), of: statement)
    }
    while true {
      let code = sqlite3_step(statement)
      switch code {
      case SQLITE_ROW where visit(SQLRow(statement: statement)): continue
      case SQLITE_ROW, SQLITE_DONE: return
      default: throw StoreProblem(sqlite: code)
      }
    }
  }

  private func prepared(_ sql: String) throws(StoreProblem) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else { throw StoreProblem(sqlite: code) }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: SQLValue, at index: Int32, of statement: OpaquePointer) {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(let text):
      var text = text
      text.withUTF8 { characters in
        characters.withMemoryRebound(to: CChar.self) { characters in
          // An empty text has no address, which SQLite would take for NULL.
          guard let base = characters.baseAddress else {
            sqlite3_bind_text(statement, index, "", 0, csqlite_copied())
            return
          }
          sqlite3_bind_text(statement, index, base, Int32(characters.count), csqlite_copied())
        }
      }
    case .bytes(let data):
      _ = data.withUnsafeBytes { bytes in
        sqlite3_bind_blob(statement, index, bytes.baseAddress, Int32(bytes.count), csqlite_copied())
      }
    }
  }
}

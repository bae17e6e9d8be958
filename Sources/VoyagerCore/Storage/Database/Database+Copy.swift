import CSQLite
import Foundation

extension Database {
  /// Opens a copy of a database that may belong to another program, which may be using it.
  ///
  /// Nothing is written beside the file itself, and what comes out of it is trusted with nothing.
  ///
  /// - Throws: Why it can't be read.
  static func open(_ copy: DatabaseCopy) throws(StoreProblem) -> Database {
    var connection: OpaquePointer?
    let code = sqlite3_open_v2(
      copy.file.path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let connection else {
      sqlite3_close_v2(connection)
      throw StoreProblem(sqlite: code)
    }
    csqlite_set_defensive(connection)
    let database = Database(connection, of: copy)
    try database.execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON")
    return database
  }
}

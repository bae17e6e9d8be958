import CSQLite
import Foundation

extension Database {
  /// Opens the file, makes it where there is none, and takes its tables to the newest version.
  ///
  /// - Parameters:
  ///   - memory: How much of the file SQLite may keep in memory, in KiB.
  ///   - journal: How long the journal grows before the change that is just made moves it into the file, in pages of
  ///     4 KiB. That waits for the disk.
  /// - Throws: Why the file must be left alone. It is then as it was.
  static func open(
    _ url: URL, schema: DatabaseSchema, memory: Int = 8192, journal: Int = 2000
  ) throws(StoreProblem) -> Database {
    if let header = try DatabaseHeader.read(url) {
      try header.check(against: schema)
    } else {
      try make(url, schema: schema)
    }
    let database = try connect(url)
    try database.execute(
      "PRAGMA cache_size = -\(memory); PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON")
    try database.migrate(to: schema)
    if !database.isReadOnly { try database.execute("PRAGMA wal_autocheckpoint = \(journal)") }
    return database
  }

  /// Opens a file once more that is open, only to read.
  static func openReader(_ url: URL, memory: Int = 8192) throws(StoreProblem) -> Database {
    let database = try connect(url)
    try database.execute("PRAGMA cache_size = -\(memory); PRAGMA query_only = ON")
    return database
  }

  /// Makes the file under another name first, so that what bears the right name is always whole.
  private static func make(_ url: URL, schema: DatabaseSchema) throws(StoreProblem) {
    try PrivateFolder(url.deletingLastPathComponent()).make()
    let new = url.appendingPathExtension("new")
    for name in [new.path, new.path + "-wal", new.path + "-shm"] { unlink(name) }
    // SQLite gives the files beside it the same mode.
    let descriptor = Foundation.open(new.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unwritable(SystemFailure().words) }
    close(descriptor)
    try connect(new).migrate(to: schema)
    // The journal of a file that is gone would be taken for this one's.
    for name in [url.path + "-wal", url.path + "-shm"] { unlink(name) }
    guard rename(new.path, url.path) == 0 else { throw .unwritable(SystemFailure().words) }
  }

  private static func connect(_ url: URL) throws(StoreProblem) -> Database {
    do throws(StoreProblem) {
      let database = try connect(url.path, SQLITE_OPEN_READWRITE)
      if !database.isReadOnly {
        try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
      }
      try database.execute("SELECT count(*) FROM sqlite_schema")
      return database
    } catch {
      guard access(url.path, W_OK) != 0 || access(url.deletingLastPathComponent().path, W_OK) != 0
      else { throw error }
      // A folder that takes no file has no room for the journal, so the file is read without one.
      return try connect(url.absoluteString + "?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    }
  }

  private static func connect(_ name: String, _ flags: Int32) throws(StoreProblem) -> Database {
    var connection: OpaquePointer?
    let code = sqlite3_open_v2(name, &connection, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let connection else {
      sqlite3_close_v2(connection)
      throw StoreProblem(sqlite: code)
    }
    sqlite3_busy_timeout(connection, 2000)
    csqlite_set_defensive(connection)
    return Database(connection)
  }

  private func migrate(to schema: DatabaseSchema) throws(StoreProblem) {
    let found = try first("PRAGMA user_version") { $0.count(0) } ?? 0
    // The header that was checked may be older than the journal.
    if found > schema.version { throw .newerVersion(found) }
    guard found < schema.version else { return }
    for version in found..<schema.version {
      try transaction { () throws(StoreProblem) in
        try execute(schema.steps[version])
        try execute("PRAGMA application_id = \(schema.applicationID); PRAGMA user_version = \(version + 1)")
      }
    }
    // An older Voyager looks at the file alone to see that it is too new for it.
    try checkpoint()
  }
}

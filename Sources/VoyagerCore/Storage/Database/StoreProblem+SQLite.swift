import CSQLite

extension StoreProblem {
  /// What a result code of SQLite means for the file.
  ///
  /// The words are ours: SQLite's own are for programmers.
  init(sqlite code: Int32) {
    switch code & 0xff {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH:
      self = .damaged("the file is damaged")
    case SQLITE_FULL: self = .unwritable("the disk is full")
    case SQLITE_READONLY: self = .unwritable("the disk can only be read")
    case SQLITE_PERM, SQLITE_AUTH: self = .unwritable("permission denied")
    case SQLITE_BUSY, SQLITE_LOCKED: self = .unwritable("another program is using the file")
    case SQLITE_CANTOPEN: self = .unreadable("the file can't be opened")
    case SQLITE_NOMEM: self = .unwritable("there is no memory left")
    case SQLITE_IOERR: self = .unwritable("the disk reports an error")
    default: self = .unwritable("database error \(code)")
    }
  }
}

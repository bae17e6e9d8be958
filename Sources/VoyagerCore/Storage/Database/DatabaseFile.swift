import Foundation

/// The file of one store, opened by the first call that needs it.
///
/// One that must be left alone makes every call fail, and stays as it is.
struct DatabaseFile {
  private enum State {
    case closed
    case open(Database)
    case failed(StoreProblem)
  }

  private let url: URL
  private let schema: DatabaseSchema
  private let journal: Int
  private var state = State.closed

  /// - Parameter journal: As `Database.open` takes it.
  init(_ url: URL, schema: DatabaseSchema, journal: Int = 2000) {
    self.url = url
    self.schema = schema
    self.journal = journal
  }

  /// The database, where this run has opened it and may change it.
  var writable: Database? {
    if case .open(let database) = state, !database.isReadOnly { database } else { nil }
  }

  /// The database, or `nil` where nothing was ever kept: asking makes no file.
  mutating func existing() throws(StoreProblem) -> Database? {
    if case .closed = state, access(url.path, F_OK) != 0 { return nil }
    return try database()
  }

  /// The database, made where there is none.
  mutating func database() throws(StoreProblem) -> Database {
    switch state {
    case .open(let database): return database
    case .failed(let problem): throw problem
    case .closed: break
    }
    do throws(StoreProblem) {
      let database = try Database.open(url, schema: schema, journal: journal)
      state = .open(database)
      return database
    } catch {
      state = .failed(error)
      throw error
    }
  }
}

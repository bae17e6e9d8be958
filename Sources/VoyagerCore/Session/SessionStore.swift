public import Foundation

/// The session on the disk, away from everybody else's actor.
public actor SessionStore {
  private let executor = StoreExecutor("session")
  private var file: DatabaseFile

  public init(url: URL) {
    file = DatabaseFile(url, schema: .session)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// A run begins.
  ///
  /// - Returns: How the one before it ended.
  func beginRun() throws(StoreProblem) -> LastRun {
    let database = try file.database()
    return try database.transaction { () throws(StoreProblem) in
      let last = try database.first("SELECT ended, early FROM runs") { row in
        LastRun(endedWell: row.integer(0) != 0, earlyEnds: row.count(1))
      }
      try database.run("UPDATE runs SET ended = 0, early = early + 1")
      return last ?? LastRun()
    }
  }

  /// The run has gone on for so long that what it began with did not end it.
  func runIsSettled() throws(StoreProblem) {
    try file.database().run("UPDATE runs SET early = 0")
  }

  /// The run ends well, and with it what was kept of the session before it.
  func endRun() throws(StoreProblem) {
    let database = try file.database()
    try database.transaction { () throws(StoreProblem) in
      try database.run("UPDATE runs SET ended = 1, early = 0")
      try database.run("DELETE FROM windows WHERE kept = 1")
    }
  }

  /// Writes all of it or nothing.
  func write(_ changes: SessionChanges) throws(StoreProblem) {
    try SessionWriter(file.database()).write(changes)
  }

  /// The session of this run.
  func session() throws(StoreProblem) -> StoredSession {
    try read(.current)
  }

  /// The session that this one replaced.
  func previous() throws(StoreProblem) -> StoredSession {
    try read(.previous)
  }

  /// Sets the session aside, and begins one without a window.
  func setAside() throws(StoreProblem) {
    let database = try file.database()
    try database.transaction { () throws(StoreProblem) in
      guard try database.first("SELECT 1 FROM windows WHERE kept = 0", read: { _ in true }) == true else {
        return
      }
      try database.run("DELETE FROM windows WHERE kept = 1")
      try database.run("UPDATE windows SET kept = 1")
    }
  }

  /// Takes every tab of an identity away.
  func forget(_ identity: IdentityID) throws(StoreProblem) {
    let database = try file.database()
    try database.run("DELETE FROM tabs WHERE identity = ?", .text(identity.rawValue.uuidString))
    try database.checkpoint()
  }

  private func read(_ part: SessionReader.Part) throws(StoreProblem) -> StoredSession {
    guard let database = try file.existing() else { return StoredSession() }
    return try SessionReader(database).session(part)
  }
}

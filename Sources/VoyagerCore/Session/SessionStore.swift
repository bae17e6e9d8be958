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
      try database.run("UPDATE windows SET kept = 2 WHERE kept = 1")
      return last ?? LastRun()
    }
  }

  /// The run is about to load tabs by itself; if it ends early, they may be why.
  func willLoad(_ tabs: Set<TabID>) throws(StoreProblem) {
    let database = try file.database()
    try database.transaction { () throws(StoreProblem) in
      for tab in tabs {
        try database.run("UPDATE tabs SET early = early + 1 WHERE id = ?", .id(tab.rawValue))
      }
    }
  }

  /// The run has gone on for so long that what it began with did not end it.
  func runIsSettled() throws(StoreProblem) {
    let database = try file.database()
    try database.transaction { () throws(StoreProblem) in
      try database.run("UPDATE runs SET early = 0")
      try database.run("UPDATE tabs SET early = 0 WHERE early > 0")
    }
  }

  /// The run ends well, and with it what had been set aside before it began.
  func endRun() throws(StoreProblem) {
    let database = try file.database()
    try database.transaction { () throws(StoreProblem) in
      try database.run("UPDATE runs SET ended = 1, early = 0")
      try database.run("UPDATE tabs SET early = 0 WHERE early > 0")
      try database.run("DELETE FROM windows WHERE kept = 2")
    }
  }

  /// The run that was about to end goes on.
  func goOn() throws(StoreProblem) {
    try file.database().run("UPDATE runs SET ended = 0")
  }

  /// Writes all of it or nothing.
  func write(_ changes: SessionChanges) throws(StoreProblem) {
    try SessionWriter(file.database()).write(changes)
  }

  /// Adds windows to those that will come back.
  func add(_ session: StoredSession) throws(StoreProblem) {
    guard !session.isEmpty else { return }
    try write(session.changes)
  }

  /// What a part of the file holds; asking makes no file.
  func session(_ part: SessionReader.Part = .current) throws(StoreProblem) -> StoredSession {
    guard let database = try file.existing() else { return StoredSession() }
    return try SessionReader(database).session(part)
  }

  /// What earlier runs closed, the oldest first; asking makes no file.
  func closings() throws(StoreProblem) -> [Closing] {
    guard let database = try file.existing() else { return [] }
    return try ClosingsTable(database).closings()
  }

  /// Sets the session aside, and begins one without a window.
  ///
  /// What was set aside before stays: after a row of crashes it may be what the person wants.
  ///
  /// - Returns: Whether there is anything set aside now.
  func setAside() throws(StoreProblem) -> Bool {
    let database = try file.database()
    try database.run("UPDATE windows SET kept = 1 WHERE kept = 0")
    return try database.first("SELECT 1 FROM windows WHERE kept > 0", read: { _ in true }) ?? false
  }

  /// Leaves no byte of what was taken away.
  func clean() throws(StoreProblem) {
    guard let database = try file.existing() else { return }
    guard try database.checkpoint() else { throw .unwritable("another program is using the file") }
  }

  /// Takes the tabs of an identity away, so that no byte of them stays.
  ///
  /// - Parameter parts: Those that lose them.
  func forget(
    _ identity: IdentityID, in parts: [SessionReader.Part] = [.current, .previous]
  ) throws(StoreProblem) {
    guard let database = try file.existing() else { return }
    for part in parts {
      try database.run(
        "DELETE FROM tabs WHERE identity = ? AND window IN (SELECT id FROM windows WHERE \(part.condition))",
        .text(identity.rawValue.uuidString))
    }
    if parts.contains(.current) { try ClosingsTable(database).forget(identity) }
    try clean()
  }
}

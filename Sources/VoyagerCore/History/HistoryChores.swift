/// What the history does in small steps after a change, so that nobody waits for it.
///
/// A word that was taken out of the index stays in its file until the parts that held it are merged. That costs the
/// whole index, so it is done a few pages at a time; a run that ends before leaves it to the next one.
struct HistoryChores {
  /// In pages of the index, each 4 KiB.
  private static let step: Int64 = 128
  private static let forgetting = SQLValue.text("forgetting")
  private static let begun = SQLValue.text("forgetting has begun")

  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// Notes that the index holds words of what was deleted.
  ///
  /// It belongs into the transaction of the deletion.
  func mustForget() throws(StoreProblem) {
    try database.run("INSERT OR IGNORE INTO chores VALUES (?)", Self.forgetting)
    // A merge that is under way may have passed the place of these words.
    try database.run("DELETE FROM chores WHERE name = ?", Self.begun)
  }

  /// Does one step.
  ///
  /// - Returns: Whether there is more to do.
  func work() throws(StoreProblem) -> Bool {
    guard try has(Self.forgetting) else { return false }
    let goesOn = try database.transaction { () throws(StoreProblem) in
      let before = database.totalChanges
      // A negative count begins the merge of everything, a positive one goes on with it.
      try database.run(
        "INSERT INTO words (words, rank) VALUES ('merge', ?)",
        .integer(try has(Self.begun) ? Self.step : -Self.step))
      // The command itself counts for one change.
      guard database.totalChanges - before >= 2 else { return false }
      try database.run("INSERT OR IGNORE INTO chores VALUES (?)", Self.begun)
      return true
    }
    guard !goesOn else { return true }
    try database.checkpoint()
    // Only now, so that a run that ends in between empties the journal the next time.
    try database.run("DELETE FROM chores")
    return false
  }

  private func has(_ name: SQLValue) throws(StoreProblem) -> Bool {
    try database.first("SELECT 1 FROM chores WHERE name = ?", name) { _ in true } ?? false
  }
}

/// What a store does with its words in small steps, so that nobody waits for it.
///
/// Each change adds a small part to the index. SQLite alone would merge such parts in the midst of a later change, which
/// then takes a hundred times as long. A word that was taken out stays in the file until the parts that held it are
/// merged. That costs the whole index; a run that ends before leaves it to the next one.
struct WordChores {
  /// In pages of the index, each 4 KiB.
  private static let forgettingStep: Int64 = 128
  private static let mergingStep: Int64 = 16
  private static let forgetting = SQLValue.text("forgetting")
  private static let begun = SQLValue.text("forgetting has begun")

  private let database: Database

  /// - Parameter database: With the tables `words` and `chores`.
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

  /// Forgets some of what was deleted.
  ///
  /// - Returns: Whether there is more to do.
  func forget() throws(StoreProblem) -> Bool {
    guard try has(Self.forgetting) else { return false }
    let goesOn = try database.transaction { () throws(StoreProblem) in
      // A negative count begins the merge of everything, a positive one goes on with it.
      guard try hasMerged(try has(Self.begun) ? Self.forgettingStep : -Self.forgettingStep) else {
        return false
      }
      try database.run("INSERT OR IGNORE INTO chores VALUES (?)", Self.begun)
      return true
    }
    guard !goesOn else { return true }
    // The note goes only now, so that a run that ends in between empties the journal the next time.
    guard try database.checkpoint() else { return false }
    try database.run("DELETE FROM chores WHERE name IN (?, ?)", Self.forgetting, Self.begun)
    return false
  }

  /// Merges some of the small parts, where there are many.
  ///
  /// - Returns: Whether there is more to do.
  func merge() throws(StoreProblem) -> Bool {
    try database.transaction { () throws(StoreProblem) in try hasMerged(Self.mergingStep) }
  }

  private func hasMerged(_ pages: Int64) throws(StoreProblem) -> Bool {
    let before = database.totalChanges
    try database.run("INSERT INTO words (words, rank) VALUES ('merge', ?)", .integer(pages))
    // The command itself counts for one change.
    return database.totalChanges - before >= 2
  }

  private func has(_ name: SQLValue) throws(StoreProblem) -> Bool {
    try database.first("SELECT 1 FROM chores WHERE name = ?", name) { _ in true } ?? false
  }
}

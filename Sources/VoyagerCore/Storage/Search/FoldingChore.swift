/// Folds the words of rows from before letters were folded, a few at a time, the newest first.
///
/// Nobody can wait for all of them.
struct FoldingChore {
  private static let step = 100

  private let database: Database
  private let table: String
  private let fold: (Int64) throws(StoreProblem) -> Void

  /// - Parameter fold: Folds the words of one row.
  init(_ database: Database, table: String, fold: @escaping (Int64) throws(StoreProblem) -> Void) {
    self.database = database
    self.table = table
    self.fold = fold
  }

  /// - Returns: Whether there may be more to do.
  func work() throws(StoreProblem) -> Bool {
    guard try last() != nil else { return false }
    return try database.transaction { () throws(StoreProblem) in
      guard let last = try last() else { return false }
      let rows = try database.rows(
        "SELECT id FROM \(table) WHERE id <= ? ORDER BY id DESC LIMIT ?", .integer(last), .integer(Self.step)
      ) { $0.integer(0) }
      for row in rows { try fold(row) }
      guard let lowest = rows.last else {
        try database.run("DELETE FROM unfolded")
        return false
      }
      try database.run("UPDATE unfolded SET upTo = ?", .integer(lowest - 1))
      return true
    }
  }

  private func last() throws(StoreProblem) -> Int64? {
    try database.first("SELECT upTo FROM unfolded") { $0.integer(0) }
  }
}

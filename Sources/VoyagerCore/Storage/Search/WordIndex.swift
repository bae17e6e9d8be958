/// Keeps the words that lead to the rows of a table: a table `words` of FTS5 that holds no text of its own.
///
/// Words from before letters were folded are in the rows that the table `unfolded` counts up to; ``FoldingChore``
/// lowers that number.
struct WordIndex {
  private let database: Database
  private let columns: String
  private let places: String

  init(_ database: Database, columns: [String]) {
    self.database = database
    self.columns = columns.joined(separator: ", ")
    places = columns.map { _ in "?" }.joined(separator: ", ")
  }

  /// - Parameter texts: One for each column.
  func add(_ row: Int64, _ texts: [String]) throws(StoreProblem) {
    try insert(row, try words(of: row, texts))
  }

  /// Takes the words away again; they must be the very ones that were added.
  func remove(_ row: Int64, _ texts: [String]) throws(StoreProblem) {
    try take(row, try words(of: row, texts))
  }

  /// Folds the words of a row that has them as they were written.
  ///
  /// - Returns: Whether that made a difference.
  func fold(_ row: Int64, _ texts: [String]) throws(StoreProblem) -> Bool {
    // What the tokeniser itself folds stays as it is.
    guard texts.contains(where: { $0.utf8.contains { $0 >= 0x80 } }) else { return false }
    try take(row, texts.map(SearchWords.unfolded))
    try insert(row, texts.map(SearchWords.indexed))
    return true
  }

  private func words(of row: Int64, _ texts: [String]) throws(StoreProblem) -> [String] {
    let isUnfolded = try database.first("SELECT 1 FROM unfolded WHERE upTo >= ?", .integer(row)) { _ in true }
    return texts.map(isUnfolded == true ? SearchWords.unfolded : SearchWords.indexed)
  }

  private func insert(_ row: Int64, _ words: [String]) throws(StoreProblem) {
    try database.run(
      "INSERT INTO words (rowid, \(columns)) VALUES (?, \(places))",
      [.integer(row)] + words.map { .text($0) })
  }

  private func take(_ row: Int64, _ words: [String]) throws(StoreProblem) {
    try database.run(
      "INSERT INTO words (words, rowid, \(columns)) VALUES ('delete', ?, \(places))",
      [.integer(row)] + words.map { .text($0) })
  }
}

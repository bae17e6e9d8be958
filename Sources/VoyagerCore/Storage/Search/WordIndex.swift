/// Keeps the words that lead to the rows of a table: a table `words` of FTS5 that holds no text of its own.
struct WordIndex {
  private let database: Database
  private let columns: String
  private let places: String

  init(_ database: Database, columns: [String]) {
    self.database = database
    self.columns = columns.joined(separator: ", ")
    places = columns.map { _ in "?" }.joined(separator: ", ")
  }

  /// - Parameter texts: As ``SearchWords`` cuts them, one for each column.
  func add(_ row: Int64, _ texts: [String]) throws(StoreProblem) {
    try database.run(
      "INSERT INTO words (rowid, \(columns)) VALUES (?, \(places))",
      [.integer(row)] + texts.map { .text($0) })
  }

  /// Takes the words away again; they must be the very ones that were added.
  func remove(_ row: Int64, _ texts: [String]) throws(StoreProblem) {
    try database.run(
      "INSERT INTO words (words, rowid, \(columns)) VALUES ('delete', ?, \(places))",
      [.integer(row)] + texts.map { .text($0) })
  }
}

/// Keeps the words that lead to a page.
struct HistoryWords {
  private let database: Database
  private let index: WordIndex

  init(_ database: Database) {
    self.database = database
    index = WordIndex(database, columns: ["title", "address"])
  }

  func add(_ page: Int64, title: String, address: String) throws(StoreProblem) {
    try index.add(page, Self.texts(title, address))
  }

  /// Takes the words away again; they must be the very ones that were added.
  func remove(_ page: Int64, title: String, address: String) throws(StoreProblem) {
    try index.remove(page, Self.texts(title, address))
  }

  /// Folds a page's words and its ``FoundText``.
  func fold(_ page: Int64) throws(StoreProblem) {
    let known = try database.first("SELECT title, address FROM pages WHERE id = ?", .integer(page)) {
      (title: $0.text(0), address: $0.text(1))
    }
    guard let known, try index.fold(page, Self.texts(known.title, known.address)) else { return }
    try database.run(
      "UPDATE pages SET found = ?1, beginning = substr(?1, 1, 40) WHERE id = ?2 AND beginning != ''",
      .text(FoundText.text(of: Address(known.address), title: known.title)), .integer(page))
  }

  private static func texts(_ title: String, _ address: String) -> [String] {
    [title, SearchWords.text(of: address)]
  }
}

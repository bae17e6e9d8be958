/// Keeps the words that lead to a page.
struct HistoryWords {
  private let index: WordIndex

  init(_ database: Database) {
    index = WordIndex(database, columns: ["title", "address"])
  }

  func add(_ page: Int64, title: String, address: String) throws(StoreProblem) {
    try index.add(page, [SearchWords.indexed(title), SearchWords.indexed(address: address)])
  }

  /// Takes the words away again; they must be the very ones that were added.
  func remove(_ page: Int64, title: String, address: String) throws(StoreProblem) {
    try index.remove(page, [SearchWords.indexed(title), SearchWords.indexed(address: address)])
  }
}

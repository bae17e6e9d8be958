/// Keeps the words that lead to a page.
struct HistoryWords {
  let database: Database

  func add(_ page: Int64, title: String, address: String) throws(StoreProblem) {
    try database.run(
      "INSERT INTO words (rowid, title, address) VALUES (?, ?, ?)", .integer(page),
      .text(SearchWords.indexed(title)), .text(Self.indexed(address: address)))
  }

  /// Takes the words away again; they must be the very ones that were added.
  func remove(_ page: Int64, title: String, address: String) throws(StoreProblem) {
    try database.run(
      "INSERT INTO words (words, rowid, title, address) VALUES ('delete', ?, ?, ?)", .integer(page),
      .text(SearchWords.indexed(title)), .text(Self.indexed(address: address)))
  }

  /// What a person reads of an address, without the scheme that nearly all share.
  static func readable(_ address: String) -> String {
    let full = AddressDisplay.full(Address(address))
    return full.firstRange(of: "://").map { String(full[$0.upperBound...]) } ?? full
  }

  private static func indexed(address: String) -> String {
    SearchWords.indexed(String(readable(address).prefix(500)))
  }
}

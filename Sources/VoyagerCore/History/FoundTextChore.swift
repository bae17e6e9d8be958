/// Makes the ``FoundText`` of pages from before it was kept, a few at a time.
///
/// Those most wanted come first, so that nearly all suggestions are there at once.
struct FoundTextChore {
  private static let step = 100

  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// - Returns: Whether there may be more to do.
  func work() throws(StoreProblem) -> Bool {
    let pages = try database.rows(
      "SELECT id, address, title FROM pages WHERE beginning = '' ORDER BY frecency DESC LIMIT ?",
      .integer(Self.step)
    ) { (id: $0.integer(0), text: FoundText.text(of: Address($0.text(1)), title: $0.text(2))) }
    guard !pages.isEmpty else { return false }
    try database.transaction { () throws(StoreProblem) in
      for page in pages {
        try database.run(
          """
          UPDATE pages SET found = ?1, beginning = substr(?1, 1, 40),
            typed = (SELECT count(*) FROM visits WHERE page = ?2 AND kind = 2) WHERE id = ?2
          """, .text(page.text), .integer(page.id))
      }
    }
    return true
  }
}

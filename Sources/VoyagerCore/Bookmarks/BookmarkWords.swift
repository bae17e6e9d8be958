/// Keeps the words that lead to a bookmark.
struct BookmarkWords {
  private let index: WordIndex

  init(_ database: Database) {
    index = WordIndex(database, columns: ["title", "address", "rest"])
  }

  func add(_ bookmark: Bookmark) throws(StoreProblem) {
    try index.add(bookmark.id.rawValue, Self.texts(bookmark))
  }

  /// Takes the words away again; it must be the bookmark as it was added.
  func remove(_ bookmark: Bookmark) throws(StoreProblem) {
    try index.remove(bookmark.id.rawValue, Self.texts(bookmark))
  }

  /// Does nothing where the words stay the same.
  func replace(_ old: Bookmark, by new: Bookmark) throws(StoreProblem) {
    let (removed, added) = (Self.texts(old), Self.texts(new))
    guard removed != added else { return }
    try index.remove(old.id.rawValue, removed)
    try index.add(new.id.rawValue, added)
  }

  /// Folds the words of a bookmark from before letters were folded.
  func fold(_ bookmark: Bookmark) throws(StoreProblem) {
    _ = try index.fold(bookmark.id.rawValue, Self.texts(bookmark))
  }

  private static func texts(_ bookmark: Bookmark) -> [String] {
    [bookmark.title, bookmark.address.map { SearchWords.text(of: $0.text) } ?? "", rest(bookmark)]
  }

  /// Whether a bookmark holds every word as it is written, signs and all.
  static func holds(_ bookmark: Bookmark, _ query: SearchQuery) -> Bool {
    let address = bookmark.address?.text ?? ""
    return query.holds(in: [bookmark.title, SearchWords.readable(address), address, rest(bookmark)])
  }

  private static func rest(_ bookmark: Bookmark) -> String {
    (bookmark.tags + [bookmark.keyword ?? "", bookmark.note]).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

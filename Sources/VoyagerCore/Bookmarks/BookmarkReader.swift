import Foundation

/// Finds bookmarks.
struct BookmarkReader {
  /// A tag may hold anything but a line's end, which parts them here.
  private static let columns = """
    bookmarks.id, bookmarks.folder, bookmarks.place, bookmarks.title, bookmarks.address, bookmarks.keyword,
    bookmarks.note, bookmarks.added, bookmarks.changed,
    (SELECT group_concat(name, char(10)) FROM (SELECT name FROM tags WHERE bookmark = bookmarks.id ORDER BY place))
    """

  let database: Database

  init(_ database: Database) {
    self.database = database
  }

  func bookmark(_ id: BookmarkID) throws(StoreProblem) -> Bookmark? {
    try database.first(
      "SELECT \(Self.columns) FROM bookmarks WHERE id = ?", .integer(id.rawValue), read: Self.bookmark)
  }

  func bookmark(keyword: String) throws(StoreProblem) -> Bookmark? {
    try database.first(
      "SELECT \(Self.columns) FROM bookmarks WHERE keyword = ?", .text(keyword), read: Self.bookmark)
  }

  func bookmarks(at address: Address) throws(StoreProblem) -> [Bookmark] {
    try database.rows(
      "SELECT \(Self.columns) FROM bookmarks WHERE address = ? ORDER BY id DESC", .text(address.text),
      read: Self.bookmark)
  }

  func bookmark(at address: Address, in folder: BookmarkID) throws(StoreProblem) -> Bookmark? {
    try database.first(
      "SELECT \(Self.columns) FROM bookmarks WHERE address = ? AND folder = ? ORDER BY id",
      .text(address.text),
      .integer(folder.rawValue), read: Self.bookmark)
  }

  func children(of folder: BookmarkID, limit: Int) throws(StoreProblem) -> [Bookmark] {
    try database.rows(
      "SELECT \(Self.columns) FROM bookmarks WHERE folder = ? ORDER BY place, id LIMIT ?",
      .integer(folder.rawValue), .integer(limit), read: Self.bookmark)
  }

  /// The folder, or the one for everything where that is no more.
  func existing(_ folder: BookmarkID) throws(StoreProblem) -> BookmarkID {
    try bookmark(folder)?.isFolder == true ? folder : .other
  }

  func folders() throws(StoreProblem) -> [Bookmark] {
    try database.rows(
      "SELECT \(Self.columns) FROM bookmarks WHERE address IS NULL AND folder IS NOT NULL ORDER BY place, id",
      read: Self.bookmark)
  }

  func tags() throws(StoreProblem) -> [String] {
    BookmarkTags.kept(try database.rows("SELECT DISTINCT name FROM tags ORDER BY name") { $0.text(0) })
  }

  /// The folders that something is in, the outermost first; in a damaged file it may be one of them itself.
  func path(of id: BookmarkID) throws(StoreProblem) -> [Bookmark] {
    var path: [Bookmark] = []
    var seen: Set<BookmarkID> = []
    var next = try bookmark(id)?.folder
    while let id = next, seen.insert(id).inserted, let folder = try bookmark(id) {
      path.append(folder)
      next = folder.folder
    }
    return path.reversed()
  }

  /// Something and all that is in it, each once, and each folder before what is in it.
  func whole(_ id: BookmarkID) throws(StoreProblem) -> [Bookmark] {
    var whole = [try bookmark(id)].compactMap(\.self)
    var seen = Set(whole.map(\.id))
    var next = 0
    while next < whole.count {
      whole += try children(of: whole[next].id, limit: .max).filter { seen.insert($0.id).inserted }
      next += 1
    }
    return whole
  }

  func bookmarks(
    matching text: String, _ kinds: BookmarkKinds, limit: Int
  ) throws(StoreProblem) -> [Bookmark] {
    let query = SearchQuery(text)
    let isPage = kinds == .pages ? " AND bookmarks.address IS NOT NULL" : ""
    var found: [Bookmark] = []
    guard limit > 0 else { return found }
    let sql =
      query.match == nil
      ? """
      SELECT \(Self.columns) FROM bookmarks WHERE bookmarks.folder IS NOT NULL\(isPage) ORDER BY bookmarks.id DESC
      """
      // The index gives its rows in this order, so that it need not be read to its end.
      : """
      SELECT \(Self.columns) FROM words CROSS JOIN bookmarks ON bookmarks.id = words.rowid
      WHERE words MATCH ?\(isPage) ORDER BY words.rowid DESC
      """
    try database.visit(sql, query.match.map { [.text($0)] } ?? []) { row in
      let bookmark = Self.bookmark(row)
      if BookmarkWords.holds(bookmark, query) { found.append(bookmark) }
      return found.count < limit && !Task.isCancelled
    }
    return found
  }

  /// Everything, a folder's in their order.
  func all() throws(StoreProblem) -> [Bookmark] {
    try database.rows("SELECT \(Self.columns) FROM bookmarks ORDER BY folder, place, id", read: Self.bookmark)
  }

  private static func bookmark(_ row: SQLRow) -> Bookmark {
    let id = BookmarkID(rawValue: row.integer(0))
    if id.isRoot { return Bookmark.root(id) }
    return Bookmark(
      id: id, in: BookmarkID(rawValue: row.integer(1)), at: row.integer(2), title: row.text(3),
      address: row.isNull(4) ? nil : Address(row.text(4)),
      tags: row.isNull(9) ? [] : row.text(9).split(separator: "\n").map(String.init),
      keyword: row.isNull(5) ? nil : row.text(5), note: row.text(6),
      added: Date(milliseconds: row.integer(7)),
      changed: Date(milliseconds: row.integer(8)))
  }
}

import Foundation

/// Writes bookmarks with their tags and their words, one after the other.
struct BookmarkWriter {
  let database: Database
  private let words: BookmarkWords

  init(_ database: Database) {
    self.database = database
    words = BookmarkWords(database)
  }

  /// - Returns: The id it got: its own, or a new one where that is 0.
  @discardableResult
  func insert(_ bookmark: Bookmark) throws(StoreProblem) -> Bookmark {
    try database.run(
      """
      INSERT INTO bookmarks (id, folder, place, title, address, keyword, note, added, changed)
      VALUES (nullif(?, 0), ?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(bookmark.id.rawValue), .integer(bookmark.folder?.rawValue), .integer(bookmark.place),
      .text(bookmark.title), .text(bookmark.address?.text), .text(bookmark.keyword), .text(bookmark.note),
      .integer(bookmark.added.milliseconds), .integer(bookmark.changed.milliseconds))
    let inserted = bookmark.named(BookmarkID(rawValue: database.lastID))
    try insertTags(inserted)
    try words.add(inserted)
    return inserted
  }

  /// Makes bookmarks what they are to be.
  ///
  /// - Parameter old: As they are.
  func replace(_ old: [Bookmark], by new: [Bookmark]) throws(StoreProblem) {
    // Two may change their keywords with each other.
    for bookmark in old where bookmark.keyword != nil {
      try database.run("UPDATE bookmarks SET keyword = NULL WHERE id = ?", .integer(bookmark.id.rawValue))
    }
    for (old, new) in zip(old, new) {
      try database.run(
        """
        UPDATE bookmarks SET folder = ?, place = ?, title = ?, address = ?, keyword = ?, note = ?, changed = ?
        WHERE id = ?
        """, .integer(new.folder?.rawValue), .integer(new.place), .text(new.title), .text(new.address?.text),
        .text(new.keyword), .text(new.note), .integer(new.changed.milliseconds), .integer(new.id.rawValue))
      if old.tags != new.tags {
        try database.run("DELETE FROM tags WHERE bookmark = ?", .integer(new.id.rawValue))
        try insertTags(new)
      }
      try words.replace(old, by: new)
    }
  }

  /// - Parameter bookmarks: A folder before what is in it, and all of that.
  func delete(_ bookmarks: [Bookmark]) throws(StoreProblem) {
    guard !bookmarks.isEmpty else { return }
    for bookmark in bookmarks.reversed() {
      try words.remove(bookmark)
      try database.run("DELETE FROM bookmarks WHERE id = ?", .integer(bookmark.id.rawValue))
    }
    try WordChores(database).mustForget()
  }

  private func insertTags(_ bookmark: Bookmark) throws(StoreProblem) {
    for (place, name) in bookmark.tags.enumerated() {
      try database.run(
        "INSERT INTO tags (bookmark, place, name) VALUES (?, ?, ?)", .integer(bookmark.id.rawValue),
        .integer(place), .text(name))
    }
  }
}

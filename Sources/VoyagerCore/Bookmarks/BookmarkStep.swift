/// One step back, or forth again: how some bookmarks were.
struct BookmarkStep: Hashable, Sendable {
  /// Those that were there, a folder before what is in it.
  var kept: [Bookmark] = []
  /// Those that were not.
  var absent: [BookmarkID] = []

  var count: Int { kept.count + absent.count }
}

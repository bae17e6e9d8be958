/// A part of the view of the bookmarks: what is in a folder, or what a search found.
public struct BookmarkSection: Hashable, Sendable {
  public let title: String
  /// The folder that it shows, or `nil` for what was found.
  public let folder: BookmarkID?
  public var bookmarks: [Bookmark]
}

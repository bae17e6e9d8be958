/// Bookmarks apart from any store: what is imported, and what is exported.
public struct BookmarkTree: Hashable, Sendable {
  /// What stands in the bookmarks bar.
  public var bar: [BookmarkNode]
  /// Everything else.
  public var other: [BookmarkNode]

  public init(bar: [BookmarkNode] = [], other: [BookmarkNode] = []) {
    self.bar = bar
    self.other = other
  }

  public var isEmpty: Bool { bar.isEmpty && other.isEmpty }
}

/// What merging a tree into the bookmarks did.
public struct BookmarkMerge: Hashable, Sendable {
  /// How many bookmarks are new.
  public var added: Int
  /// How many were there already.
  public var known: Int

  public init(added: Int = 0, known: Int = 0) {
    self.added = added
    self.known = known
  }

  public var count: Int { added + known }
}

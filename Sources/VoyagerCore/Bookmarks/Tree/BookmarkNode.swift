/// One place in a tree of bookmarks.
public enum BookmarkNode: Hashable, Sendable {
  case leaf(BookmarkLeaf)
  case branch(BookmarkBranch)
}

/// Which kinds of bookmarks are looked for.
public enum BookmarkKinds: Hashable, Sendable {
  case pages
  case pagesAndFolders
}

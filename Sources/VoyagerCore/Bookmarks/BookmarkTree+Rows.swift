extension BookmarkTree {
  /// Puts a tree together.
  ///
  /// - Parameter bookmarks: All there are, those of a folder in their order.
  init(_ bookmarks: [Bookmark]) {
    var children: [BookmarkID: [Bookmark]] = [:]
    for bookmark in bookmarks {
      if let folder = bookmark.folder { children[folder, default: []].append(bookmark) }
    }
    // From the leaves up, without recursion: folders may be as deep as a file made them.
    var folders: [Bookmark] = Bookmark.roots
    var next = 0
    while next < folders.count {
      folders += children[folders[next].id, default: []].filter(\.isFolder)
      next += 1
    }
    var nodes: [BookmarkID: [BookmarkNode]] = [:]
    for folder in folders.reversed() {
      nodes[folder.id] = children[folder.id, default: []].map { child in
        guard let address = child.address else {
          return .branch(
            BookmarkBranch(
              title: child.title, added: child.added, nodes: nodes.removeValue(forKey: child.id) ?? []))
        }
        return .leaf(
          BookmarkLeaf(
            address, title: child.title, added: child.added, tags: child.tags, keyword: child.keyword,
            note: child.note))
      }
    }
    self.init(bar: nodes[.bar] ?? [], other: nodes[.other] ?? [])
  }
}

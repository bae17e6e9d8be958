extension BookmarkTree {
  /// Every bookmark in its order, each with the titles of the folders that it is in.
  public var leaves: [(folders: [String], leaf: BookmarkLeaf)] {
    var found: [(folders: [String], leaf: BookmarkLeaf)] = []
    let roots = [(BookmarkID.other, other), (.bar, bar)]
    var waiting = roots.map { root, nodes in
      (folders: [String](), node: BookmarkNode.branch(.init(title: Bookmark.root(root).title, nodes: nodes)))
    }
    while let (folders, node) = waiting.popLast() {
      switch node {
      case .leaf(let leaf): found.append((folders, leaf))
      case .branch(let branch):
        let inside = folders + [branch.title]
        waiting += branch.nodes.reversed().map { (inside, $0) }
      }
    }
    return found
  }
}

/// What a file of another browser gave.
public struct ImportedBookmarks: Hashable, Sendable {
  public var tree: BookmarkTree
  public var leftOut: LeftOut

  public init(_ tree: BookmarkTree = BookmarkTree(), leftOut: LeftOut = LeftOut()) {
    self.tree = tree
    self.leftOut = leftOut
  }

  /// How many bookmarks there are, without folders.
  public var count: Int { Self.count(tree.bar) + Self.count(tree.other) }

  private static func count(_ nodes: [BookmarkNode]) -> Int {
    nodes.reduce(0) { sum, node in
      switch node {
      case .leaf: sum + 1
      case .branch(let branch): sum + count(branch.nodes)
      }
    }
  }
}

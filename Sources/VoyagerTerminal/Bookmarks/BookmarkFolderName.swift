import Foundation
import VoyagerCore

/// How the terminal names the folder of a bookmark: its titles, with slashes between them.
enum BookmarkFolderName {
  static func words(_ titles: [String]) -> String {
    titles.map { PlainText.line($0) }.joined(separator: "/")
  }

  /// The tree with a bookmark in the folder of that name.
  ///
  /// A name that begins with neither of the two folders that hold all others means one in the other bookmarks.
  static func tree(_ leaf: BookmarkLeaf, in name: String?) -> BookmarkTree {
    var titles = (name ?? "").split(separator: "/").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    let root = Bookmark.roots.first { $0.title.lowercased() == titles.first?.lowercased() }
    if root != nil { titles.removeFirst() }
    let node = titles.reversed().reduce(BookmarkNode.leaf(leaf)) { node, title in
      .branch(BookmarkBranch(title: title, nodes: [node]))
    }
    return root?.id == .bar ? BookmarkTree(bar: [node]) : BookmarkTree(other: [node])
  }
}

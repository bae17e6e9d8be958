import Foundation

/// Puts a tree together from what a file says in its order, also where it opens or closes too much.
struct BookmarkTreeBuilder {
  enum Place {
    /// A folder where it stands.
    case inside
    /// Its contents stand in the bookmarks bar.
    case bar
    /// Its contents stand beside the folders.
    case other
  }

  private struct Open {
    var branch: BookmarkBranch
    var place: Place
    /// Lists that opened inside it without a folder of their own.
    var lists = 0
  }

  /// Folders deeper than this are dissolved in the one above them.
  static let deepest = 64

  private(set) var leftOut = LeftOut()
  private var bar: [BookmarkNode] = []
  private var outside: [BookmarkNode] = []
  private var open = [Open(branch: BookmarkBranch(title: ""), place: .inside)]

  mutating func add(_ leaf: BookmarkLeaf) {
    open[open.count - 1].branch.nodes.append(.leaf(leaf))
  }

  mutating func leaveOut(_ reason: ImportedAddress.Refusal) {
    leftOut.add(reason)
  }

  mutating func begin(_ branch: BookmarkBranch, in place: Place = .inside) {
    guard open.count < Self.deepest else {
      beginList()
      return
    }
    open.append(Open(branch: branch, place: place))
  }

  mutating func beginList() {
    open[open.count - 1].lists += 1
  }

  mutating func end() {
    let last = open.count - 1
    if open[last].lists > 0 {
      open[last].lists -= 1
    } else if last > 0 {
      close()
    }
  }

  mutating func finish() -> ImportedBookmarks {
    while open.count > 1 { close() }
    return ImportedBookmarks(
      BookmarkTree(bar: bar, other: open[0].branch.nodes + outside), leftOut: leftOut)
  }

  private mutating func close() {
    let closed = open.removeLast()
    switch closed.place {
    case .bar: bar += closed.branch.nodes
    case .other: outside += closed.branch.nodes
    case .inside: open[open.count - 1].branch.nodes.append(.branch(closed.branch))
    }
  }
}

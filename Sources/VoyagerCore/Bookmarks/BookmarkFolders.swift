/// All folders, to be shown as a tree or as the way to one of them.
public struct BookmarkFolders: Hashable, Sendable {
  /// A folder in the tree.
  public struct Row: Hashable, Sendable {
    public let folder: Bookmark
    /// How many folders it is in.
    public let depth: Int
  }

  /// Each folder before those that are in it, neighbours in their order.
  public let rows: [Row]

  private let byID: [BookmarkID: Bookmark]

  /// - Parameter folders: As ``BookmarksModel/folders()`` gives them.
  public init(_ folders: [Bookmark] = Bookmark.roots) {
    byID = Dictionary(folders.map { ($0.id, $0) }) { first, _ in first }
    var inside: [BookmarkID: [Bookmark]] = [:]
    for folder in folders {
      if let outer = folder.folder { inside[outer, default: []].append(folder) }
    }
    var rows: [Row] = []
    var waiting = Bookmark.roots.reversed().map { Row(folder: $0, depth: 0) }
    while let row = waiting.popLast() {
      rows.append(row)
      // A damaged file may hold folders in a circle.
      let found = inside.removeValue(forKey: row.folder.id) ?? []
      waiting += found.reversed().map { Row(folder: $0, depth: row.depth + 1) }
    }
    self.rows = rows
  }

  /// The folder and those it is in, the outermost first.
  public func path(to id: BookmarkID) -> [Bookmark] {
    var path: [Bookmark] = []
    var next = byID[id]
    while let folder = next, path.count <= byID.count {
      path.append(folder)
      next = folder.folder.flatMap { byID[$0] }
    }
    return path.reversed()
  }

  /// The way to a folder in words, such as "Other Bookmarks › Recipes".
  public func words(for id: BookmarkID) -> String {
    path(to: id).map(\.name).joined(separator: " › ")
  }
}

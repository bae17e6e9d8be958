import Foundation

/// Merges a tree into the bookmarks.
///
/// The same address in the same folder is the same bookmark. What one has stays; what it lacks is completed.
/// Scripts are left out.
struct BookmarkMerger {
  /// After so many bookmarks it is told how far it is.
  private static let stride = 500

  private let database: Database
  private let reader: BookmarkReader
  private let writer: BookmarkWriter
  private let order: BookmarkOrder
  private let now: Date
  private let progress: @Sendable (Int) -> Void

  init(_ database: Database, now: Date, progress: @escaping @Sendable (Int) -> Void) {
    self.database = database
    self.now = now
    self.progress = progress
    reader = BookmarkReader(database)
    writer = BookmarkWriter(database)
    order = BookmarkOrder(database: database)
  }

  /// - Returns: What it did, or `nil` if it was cancelled and did nothing.
  func merge(
    _ tree: BookmarkTree, into folder: BookmarkID?
  ) throws(StoreProblem) -> BookmarkMerge? {
    try database.transactionOrNothing { () throws(StoreProblem) in
      var merge = BookmarkMerge()
      var waiting: [(nodes: [BookmarkNode], folder: BookmarkID)] = [(tree.bar, .bar), (tree.other, .other)]
      if let folder {
        let bar = BookmarkNode.branch(BookmarkBranch(title: Bookmark.root(.bar).title, nodes: tree.bar))
        waiting = [((tree.bar.isEmpty ? [] : [bar]) + tree.other, try reader.existing(folder))]
      }
      // Not by recursion: a file may hold folders as deep as it likes.
      var next = 0
      while next < waiting.count {
        let (nodes, folder) = waiting[next]
        waiting[next].nodes = []
        next += 1
        var place = try order.places(1, in: folder, before: nil).first ?? 0
        for node in nodes {
          guard !Task.isCancelled else { return nil }
          switch node {
          case .branch(let branch):
            let id = try self.folder(branch, in: folder, at: &place)
            waiting.append((branch.nodes, id))
          case .leaf(let leaf) where leaf.address.isScript:
            continue
          case .leaf(let leaf):
            try add(leaf, to: folder, at: &place, &merge)
            if merge.count.isMultiple(of: Self.stride) { progress(merge.count) }
          }
        }
      }
      progress(merge.count)
      return merge
    }
  }

  private func folder(
    _ branch: BookmarkBranch, in folder: BookmarkID, at place: inout Int64
  ) throws(StoreProblem) -> BookmarkID {
    let known = try database.first(
      "SELECT id FROM bookmarks WHERE folder = ? AND title = ? AND address IS NULL ORDER BY id",
      .integer(folder.rawValue), .text(branch.title)
    ) { BookmarkID(rawValue: $0.integer(0)) }
    if let known { return known }
    let new = Bookmark(
      in: folder, at: BookmarkOrder.next(&place), title: branch.title, added: branch.added ?? now,
      changed: now)
    return try writer.insert(new).id
  }

  private func add(
    _ leaf: BookmarkLeaf, to folder: BookmarkID, at place: inout Int64, _ merge: inout BookmarkMerge
  ) throws(StoreProblem) {
    let tags = BookmarkTags.kept(leaf.tags)
    let keyword = try free(BookmarkTags.keyword(leaf.keyword))
    guard let known = try reader.bookmark(at: leaf.address, in: folder) else {
      try writer.insert(
        Bookmark(
          in: folder, at: BookmarkOrder.next(&place), title: leaf.title, address: leaf.address, tags: tags,
          keyword: keyword, note: leaf.note, added: leaf.added ?? now, changed: now))
      merge.added += 1
      return
    }
    merge.known += 1
    var completed = known
    if known.title.isEmpty { completed.title = leaf.title }
    if known.note.isEmpty { completed.note = leaf.note }
    if known.keyword == nil { completed.keyword = keyword }
    completed.tags = BookmarkTags.kept(known.tags + tags)
    guard completed != known else { return }
    completed.changed = now
    try writer.replace([known], by: [completed])
  }

  /// A keyword that somebody has stays with them.
  private func free(_ keyword: String?) throws(StoreProblem) -> String? {
    guard let keyword, try reader.bookmark(keyword: keyword) == nil else { return nil }
    return keyword
  }
}

import Foundation

/// Changes bookmarks as a person does; each change is a step that can be taken back.
struct BookmarkEditor {
  private let database: Database
  private let reader: BookmarkReader
  private let writer: BookmarkWriter
  private let order: BookmarkOrder

  init(_ database: Database) {
    self.database = database
    reader = BookmarkReader(database)
    writer = BookmarkWriter(database)
    order = BookmarkOrder(database: database)
  }

  func add(
    _ new: Bookmark, to folder: BookmarkID, before next: BookmarkID?
  ) throws(StoreProblem) -> (Bookmark, BookmarkStep) {
    try database.transaction { () throws(StoreProblem) in try insert(new, to: folder, before: next) }
  }

  /// Adds a page, unless its address is kept somewhere already.
  func keep(_ new: Bookmark, in folder: BookmarkID) throws(StoreProblem) -> (Bookmark, BookmarkStep) {
    try database.transaction { () throws(StoreProblem) in
      let known = try new.address.flatMap { address throws(StoreProblem) in
        try reader.bookmarks(at: address).first
      }
      if let known { return (known, BookmarkStep()) }
      return try insert(new, to: folder, before: nil)
    }
  }

  /// Everything but the place is changed; what is no more stays so.
  func update(_ changed: Bookmark, at now: Date) throws(StoreProblem) -> BookmarkStep {
    try database.transaction { () throws(StoreProblem) in
      guard let old = try reader.bookmark(changed.id), !old.id.isRoot else { return BookmarkStep() }
      var new = changed
      (new.folder, new.place, new.added, new.changed) = (old.folder, old.place, old.added, old.changed)
      // A folder stays a folder, and a page stays one.
      new.address = old.isFolder ? nil : changed.address ?? old.address
      new.tags = BookmarkTags.kept(new.tags)
      new.keyword = old.isFolder ? nil : BookmarkTags.keyword(new.keyword)
      guard new != old else { return BookmarkStep() }
      new.changed = now
      let holder = try take(new.keyword, for: old.id)
      try writer.replace([old], by: [new])
      return BookmarkStep(kept: [old] + [holder].compactMap(\.self))
    }
  }

  /// A folder never goes into itself, and the two that hold all others stay.
  func move(
    _ ids: [BookmarkID], to folder: BookmarkID, before next: BookmarkID?
  ) throws(StoreProblem) -> BookmarkStep {
    try database.transaction { () throws(StoreProblem) in
      let folder = try reader.existing(folder)
      let above = Set(try reader.path(of: folder).map(\.id) + [folder])
      let moving = try ids.map { id throws(StoreProblem) in try reader.bookmark(id) }.compactMap { $0?.id }
        .filter { !$0.isRoot && !above.contains($0) && $0 != next }
      let places = try order.places(moving.count, in: folder, before: next)
      // Only now, because making room may move them too.
      let old = try moving.map { id throws(StoreProblem) in try reader.bookmark(id) }.compactMap(\.self)
      let new = zip(old, places).map { bookmark, place in
        var moved = bookmark
        (moved.folder, moved.place) = (folder, place)
        return moved
      }
      try writer.replace(old, by: new)
      return BookmarkStep(kept: old)
    }
  }

  func delete(_ ids: [BookmarkID]) throws(StoreProblem) -> BookmarkStep {
    try database.transaction { () throws(StoreProblem) in
      BookmarkStep(kept: try remove(ids.filter { !$0.isRoot }))
    }
  }

  /// Takes a step back.
  ///
  /// - Returns: The step that takes it forth again.
  func undo(_ step: BookmarkStep) throws(StoreProblem) -> BookmarkStep {
    try database.transaction { () throws(StoreProblem) in
      var inverse = BookmarkStep(kept: try remove(step.absent))
      let own = Set(step.kept.map(\.id))
      for bookmark in step.kept {
        let holder = try bookmark.keyword.flatMap { word throws(StoreProblem) in
          try reader.bookmark(keyword: word)
        }
        guard let holder, !own.contains(holder.id) else { continue }
        inverse.kept += [try take(bookmark.keyword, for: nil)].compactMap(\.self)
      }
      let current = try step.kept.map { bookmark throws(StoreProblem) in try reader.bookmark(bookmark.id) }
      let changed = zip(current, step.kept).compactMap { old, new in old.map { ($0, new) } }
      try writer.replace(changed.map(\.0), by: changed.map(\.1))
      try breakCircles(of: changed.map(\.1))
      inverse.kept += changed.map(\.0)
      for (current, var bookmark) in zip(current, step.kept) where current == nil {
        bookmark.folder = try reader.existing(bookmark.folder ?? .other)
        try writer.insert(bookmark)
        inverse.absent.append(bookmark.id)
      }
      return inverse
    }
  }

  private func insert(
    _ new: Bookmark, to folder: BookmarkID, before next: BookmarkID?
  ) throws(StoreProblem) -> (Bookmark, BookmarkStep) {
    var new = new
    var step = BookmarkStep()
    let folder = try reader.existing(folder)
    new.folder = folder
    new.place = try order.places(1, in: folder, before: next).first ?? 0
    new.tags = BookmarkTags.kept(new.tags)
    new.keyword = BookmarkTags.keyword(new.keyword)
    if let holder = try take(new.keyword, for: nil) { step.kept.append(holder) }
    let added = try writer.insert(new)
    step.absent.append(added.id)
    return (added, step)
  }

  /// Another program may have moved a folder's old place into the folder since.
  private func breakCircles(of bookmarks: [Bookmark]) throws(StoreProblem) {
    for bookmark in bookmarks where bookmark.isFolder {
      guard try reader.path(of: bookmark.id).contains(where: { $0.id == bookmark.id }) else { continue }
      var freed = bookmark
      freed.folder = .other
      try writer.replace([bookmark], by: [freed])
    }
  }

  private func remove(_ ids: [BookmarkID]) throws(StoreProblem) -> [Bookmark] {
    var removed: [Bookmark] = []
    for id in ids {
      // One that is in a folder that went is gone with it.
      let whole = try reader.whole(id)
      try writer.delete(whole)
      removed += whole
    }
    return removed
  }

  /// Takes a keyword away from who has it.
  ///
  /// - Returns: Who had it, as it was.
  private func take(_ keyword: String?, for id: BookmarkID?) throws(StoreProblem) -> Bookmark? {
    guard let keyword, let holder = try reader.bookmark(keyword: keyword), holder.id != id else { return nil }
    var without = holder
    without.keyword = nil
    try writer.replace([holder], by: [without])
    return holder
  }
}

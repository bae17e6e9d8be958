public import Foundation

/// The bookmarks on the disk, away from everybody else's actor.
///
/// The file is opened by the first call. One that must be left alone makes every call fail, and stays as it is.
/// What a call changed is on the disk when it returns.
public actor BookmarkStore {
  private let executor = StoreExecutor("bookmarks")
  private var file: DatabaseFile

  public init(url: URL) {
    file = DatabaseFile(url, schema: .bookmarks)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  // MARK: - Finding

  func read<Value: Sendable>(
    else nothing: Value, _ read: @Sendable (BookmarkReader) throws(StoreProblem) -> Value
  ) throws(StoreProblem) -> Value {
    guard let database = try file.existing() else { return nothing }
    return try read(BookmarkReader(database))
  }

  // MARK: - Changing

  func add(
    _ bookmark: Bookmark, to folder: BookmarkID, before next: BookmarkID?
  ) throws(StoreProblem) -> (Bookmark, BookmarkStep) {
    try BookmarkEditor(try file.database()).add(bookmark, to: folder, before: next)
  }

  func keep(_ bookmark: Bookmark, in folder: BookmarkID) throws(StoreProblem) -> (Bookmark, BookmarkStep) {
    try BookmarkEditor(try file.database()).keep(bookmark, in: folder)
  }

  func update(_ bookmark: Bookmark, at now: Date) throws(StoreProblem) -> BookmarkStep {
    try BookmarkEditor(try file.database()).update(bookmark, at: now)
  }

  func move(
    _ ids: [BookmarkID], to folder: BookmarkID, before next: BookmarkID?
  ) throws(StoreProblem) -> BookmarkStep {
    try BookmarkEditor(try file.database()).move(ids, to: folder, before: next)
  }

  func delete(_ ids: [BookmarkID]) throws(StoreProblem) -> BookmarkStep {
    let database = try file.database()
    let step = try BookmarkEditor(database).delete(ids)
    if step.count > 0 { emptyJournal(of: database) }
    return step
  }

  func undo(_ step: BookmarkStep) throws(StoreProblem) -> BookmarkStep {
    let database = try file.database()
    let inverse = try BookmarkEditor(database).undo(step)
    if !step.absent.isEmpty { emptyJournal(of: database) }
    return inverse
  }

  /// What was deleted leaves the journal too; the deletion is done even where another program reads just then.
  private func emptyJournal(of database: Database) {
    try? database.checkpoint()
  }

  /// - Returns: What it did, or `nil` if it was cancelled and did nothing.
  func merge(
    _ tree: BookmarkTree, into folder: BookmarkID?, at now: Date, progress: @escaping @Sendable (Int) -> Void
  ) throws(StoreProblem) -> BookmarkMerge? {
    try BookmarkMerger(try file.database(), now: now, progress: progress).merge(tree, into: folder)
  }
}

public import Foundation

/// The bookmarks on the disk, away from everybody else's actor.
///
/// The file is opened by the first call. One that must be left alone makes every call fail, and stays as it is.
/// What a call changed is on the disk when it returns. Changes wait for each other, questions for none of them.
public actor BookmarkStore: TidyStore {
  private let executor = StoreExecutor("bookmarks")
  private let reader: StoreReader
  private var file: DatabaseFile
  private var hasOpened = false
  private var folding: Task<Void, Never>?
  var tidying = Tidying()

  public init(url: URL) {
    file = DatabaseFile(url, schema: .bookmarks, journal: Tidying.longestJournal)
    reader = StoreReader(url, name: "bookmarks.reader")
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  // MARK: - Finding

  nonisolated func read<Value: Sendable>(
    else nothing: Value, _ read: @Sendable (BookmarkReader) throws(StoreProblem) -> Value
  ) async throws(StoreProblem) -> Value {
    try await reader.read(
      else: nothing, opening: { () async throws(StoreProblem) in try await isThere() }
    ) { database throws(StoreProblem) in try read(BookmarkReader(database)) }
  }

  // MARK: - Changing

  func add(
    _ bookmark: Bookmark, to folder: BookmarkID, before next: BookmarkID?
  ) throws(StoreProblem) -> (Bookmark, BookmarkStep) {
    try change { editor throws(StoreProblem) in try editor.add(bookmark, to: folder, before: next) }
  }

  func keep(_ bookmark: Bookmark, in folder: BookmarkID) throws(StoreProblem) -> (Bookmark, BookmarkStep) {
    try change { editor throws(StoreProblem) in try editor.keep(bookmark, in: folder) }
  }

  func update(_ bookmark: Bookmark, at now: Date) throws(StoreProblem) -> BookmarkStep {
    try change { editor throws(StoreProblem) in try editor.update(bookmark, at: now) }
  }

  func move(
    _ ids: [BookmarkID], to folder: BookmarkID, before next: BookmarkID?
  ) throws(StoreProblem) -> BookmarkStep {
    try change { editor throws(StoreProblem) in try editor.move(ids, to: folder, before: next) }
  }

  /// Its single words, without their order or their bookmark, stay a little longer than the bookmark: until
  /// ``finishChores()`` returns.
  func delete(_ ids: [BookmarkID]) throws(StoreProblem) -> BookmarkStep {
    let step = try change { editor throws(StoreProblem) in try editor.delete(ids) }
    if step.count > 0 { emptyJournal() }
    return step
  }

  func undo(_ step: BookmarkStep) throws(StoreProblem) -> BookmarkStep {
    let inverse = try change { editor throws(StoreProblem) in try editor.undo(step) }
    if !step.absent.isEmpty { emptyJournal() }
    return inverse
  }

  /// - Returns: What it did, or `nil` if it was cancelled and did nothing.
  func merge(
    _ tree: BookmarkTree, into folder: BookmarkID?, at now: Date, progress: @escaping @Sendable (Int) -> Void
  ) throws(StoreProblem) -> BookmarkMerge? {
    defer { merge() }
    return try BookmarkMerger(try database(), now: now, progress: progress).merge(tree, into: folder)
  }

  /// Returns when the words of older versions are folded, and what was deleted is forgotten in every part of the
  /// file, or can't be.
  ///
  /// What a run does not finish, the next one does.
  func finishChores() async {
    await folding?.value
    await finishForgetting()
  }

  // MARK: - The file

  var tidied: Database? { file.writable }

  private func change<Value>(
    _ change: (BookmarkEditor) throws(StoreProblem) -> Value
  ) throws(StoreProblem) -> Value {
    defer { merge() }
    return try change(BookmarkEditor(try database()))
  }

  /// What was deleted leaves the journal too; the deletion is done even where another program reads just then.
  private func emptyJournal() {
    _ = try? tidied?.checkpoint()
    forget()
  }

  private func isThere() throws(StoreProblem) -> Bool {
    try file.existing().map(opened) != nil
  }

  private func database() throws(StoreProblem) -> Database {
    opened(try file.database())
  }

  private func opened(_ database: Database) -> Database {
    if !hasOpened {
      hasOpened = true
      forget()
      if !database.isReadOnly { fold(database) }
    }
    return database
  }

  private func fold(_ database: Database) {
    folding = Task {
      let (reader, words) = (BookmarkReader(database), BookmarkWords(database))
      let chore = FoldingChore(database, table: "bookmarks") { row throws(StoreProblem) in
        if let bookmark = try reader.bookmark(BookmarkID(rawValue: row)) { try words.fold(bookmark) }
      }
      while (try? chore.work()) == true { await Task.yield() }
      folding = nil
    }
  }
}

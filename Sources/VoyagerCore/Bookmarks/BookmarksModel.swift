import Foundation
public import Observation

/// The bookmarks, which all identities share.
///
/// Nothing here waits for the disk on the caller's actor. A change that is told as done is on the disk.
@MainActor @Observable
public final class BookmarksModel {
  /// Grows with every change, so that a view knows when to ask again.
  public private(set) var revision = 0
  /// Why they can't be read or changed, as a sentence for the person; else `nil`.
  public private(set) var problem: String?
  /// Whether there is a change to take back.
  public private(set) var canUndo = false
  /// Whether there is a change to make once more.
  public private(set) var canRedo = false

  /// The folder that the person chose last, where the next page is kept.
  public var usualFolder = BookmarkID.other

  /// Shows a notice at once.
  ///
  /// Default: it waits for the next window.
  @ObservationIgnored var report: @MainActor (Notice) -> Void

  @ObservationIgnored private let store: BookmarkStore
  @ObservationIgnored private var steps = BookmarkSteps() {
    didSet { (canUndo, canRedo) = (!steps.back.isEmpty, !steps.forth.isEmpty) }
  }

  public init(store: BookmarkStore, notices: NoticesModel) {
    self.store = store
    report = { notices.add($0) }
  }

  // MARK: - Finding

  /// What is in a folder, in its order.
  public func children(of folder: BookmarkID, limit: Int = .max) async throws(StoreProblem) -> [Bookmark] {
    try await read(else: []) { reader throws(StoreProblem) in try reader.children(of: folder, limit: limit) }
  }

  /// All folders, the two that hold all others first, in the order of a folder's neighbours.
  public func folders() async throws(StoreProblem) -> [Bookmark] {
    Bookmark.roots + (try await read(else: []) { reader throws(StoreProblem) in try reader.folders() })
  }

  /// The folders that something is in, the outermost first.
  public func path(of id: BookmarkID) async throws(StoreProblem) -> [Bookmark] {
    try await read(else: []) { reader throws(StoreProblem) in try reader.path(of: id) }
  }

  public func bookmark(_ id: BookmarkID) async throws(StoreProblem) -> Bookmark? {
    try await read(else: nil) { reader throws(StoreProblem) in try reader.bookmark(id) }
  }

  /// The bookmark that a word in the address field stands for.
  public func bookmark(keyword: String) async throws(StoreProblem) -> Bookmark? {
    guard let keyword = BookmarkTags.keyword(keyword) else { return nil }
    return try await read(else: nil) { reader throws(StoreProblem) in try reader.bookmark(keyword: keyword) }
  }

  /// The bookmarks of this very address, the newest first.
  public func bookmarks(at address: Address) async throws(StoreProblem) -> [Bookmark] {
    try await read(else: []) { reader throws(StoreProblem) in try reader.bookmarks(at: address) }
  }

  /// Finds bookmarks by words of their titles, addresses, tags, keywords and notes, the newest first.
  ///
  /// - Parameter text: Words in any order, each the beginning of a word in the bookmark; no character has a meaning of
  ///   its own. Without a word, every bookmark is found.
  public func bookmarks(
    matching text: String, _ kinds: BookmarkKinds = .pages, limit: Int = 200
  ) async throws(StoreProblem) -> [Bookmark] {
    try await read(else: []) { reader throws(StoreProblem) in
      try reader.bookmarks(matching: text, kinds, limit: limit)
    }
  }

  /// Every tag that a bookmark has, in the order of the alphabet.
  public func tags() async throws(StoreProblem) -> [String] {
    try await read(else: []) { reader throws(StoreProblem) in try reader.tags() }
  }

  /// All of it, to be exported.
  public func tree() async throws(StoreProblem) -> BookmarkTree {
    try await read(else: BookmarkTree()) { reader throws(StoreProblem) in BookmarkTree(try reader.all()) }
  }

  // MARK: - Changing

  /// Keeps an address.
  ///
  /// - Parameter next: What it stands before. Default: it is the last one of the folder.
  @discardableResult
  public func add(
    _ leaf: BookmarkLeaf, to folder: BookmarkID = .other, before next: BookmarkID? = nil
  ) async throws(StoreProblem) -> Bookmark {
    try await add(Bookmark(leaf, at: Date()), to: folder, before: next)
  }

  /// Keeps an address, unless it is kept somewhere already.
  ///
  /// - Returns: Its newest bookmark.
  func keep(_ leaf: BookmarkLeaf, in folder: BookmarkID) async throws(StoreProblem) -> Bookmark {
    let new = Bookmark(leaf, at: Date())
    return try await add { store throws(StoreProblem) in try await store.keep(new, in: folder) }
  }

  @discardableResult
  public func addFolder(
    _ title: String, in folder: BookmarkID = .other, before next: BookmarkID? = nil
  ) async throws(StoreProblem) -> Bookmark {
    let now = Date()
    return try await add(Bookmark(title: title, added: now, changed: now), to: folder, before: next)
  }

  /// Changes everything but the place.
  ///
  /// A keyword that another bookmark has is taken from it.
  public func update(_ bookmark: Bookmark) async throws(StoreProblem) {
    let now = Date()
    try await change { store throws(StoreProblem) in try await store.update(bookmark, at: now) }
  }

  /// Moves bookmarks, in this order, into a folder.
  ///
  /// What would go into itself stays.
  ///
  /// - Parameter next: What they stand before. Default: they are the last ones.
  public func move(
    _ ids: [BookmarkID], to folder: BookmarkID, before next: BookmarkID? = nil
  ) async throws(StoreProblem) {
    try await change { store throws(StoreProblem) in try await store.move(ids, to: folder, before: next) }
  }

  /// Takes bookmarks away, folders with all that is in them.
  public func delete(_ ids: [BookmarkID]) async throws(StoreProblem) {
    try await change { store throws(StoreProblem) in try await store.delete(ids) }
  }

  /// Takes the last change back.
  public func undo() async throws(StoreProblem) {
    guard let step = steps.takeBack() else { return }
    do throws(StoreProblem) {
      steps.wentBack(try await store.undo(step))
    } catch {
      steps.couldNotGoBack(step)
      throw tell(.unchanged(.bookmarks, error), error)
    }
    didChange()
  }

  /// Makes the change once more that was taken back last.
  public func redo() async throws(StoreProblem) {
    guard let step = steps.takeForth() else { return }
    do throws(StoreProblem) {
      steps.wentForth(try await store.undo(step))
    } catch {
      steps.couldNotGoForth(step)
      throw tell(.unchanged(.bookmarks, error), error)
    }
    didChange()
  }

  /// Adds a tree to the bookmarks, all of it or nothing.
  ///
  /// The same address in the same folder is the same bookmark: what it has stays, and what it lacks is completed.
  /// Scripts are left out. What was changed before can't be taken back any more.
  ///
  /// - Parameters:
  ///   - folder: Where it goes. Default: the tree's bar into the bar, and the rest to the rest.
  ///   - progress: Told now and then, on any thread, how many bookmarks are done.
  /// - Throws: `CancellationError` when the task was cancelled, or a ``StoreProblem``; then nothing was added.
  @discardableResult
  public func merge(
    _ tree: BookmarkTree, into folder: BookmarkID? = nil,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws -> BookmarkMerge {
    let merge: BookmarkMerge?
    do throws(StoreProblem) {
      merge = try await store.merge(tree, into: folder, at: Date(), progress: progress)
    } catch {
      throw tell(.unchanged(.bookmarks, error), error)
    }
    guard let merge else { throw CancellationError() }
    steps = BookmarkSteps()
    didChange()
    return merge
  }

  /// Returns when everything that was deleted is forgotten in every part of the file, or can't be.
  public func finishChores() async {
    await store.finishChores()
  }

  private func add(
    _ new: Bookmark, to folder: BookmarkID, before next: BookmarkID?
  ) async throws(StoreProblem) -> Bookmark {
    try await add { store throws(StoreProblem) in try await store.add(new, to: folder, before: next) }
  }

  private func add(
    _ add: (BookmarkStore) async throws(StoreProblem) -> (Bookmark, BookmarkStep)
  ) async throws(StoreProblem) -> Bookmark {
    let added: (bookmark: Bookmark, step: BookmarkStep)
    do throws(StoreProblem) {
      added = try await add(store)
    } catch {
      throw tell(.unchanged(.bookmarks, error), error)
    }
    steps.did(added.step)
    didChange()
    return added.bookmark
  }

  private func change(
    _ change: (BookmarkStore) async throws(StoreProblem) -> BookmarkStep
  ) async throws(StoreProblem) {
    do throws(StoreProblem) {
      steps.did(try await change(store))
    } catch {
      throw tell(.unchanged(.bookmarks, error), error)
    }
    didChange()
  }

  private func didChange() {
    problem = nil
    revision += 1
  }

  private func read<Value: Sendable>(
    else nothing: Value, _ body: @Sendable (BookmarkReader) throws(StoreProblem) -> Value
  ) async throws(StoreProblem) -> Value {
    do throws(StoreProblem) {
      return try await store.read(else: nothing, body)
    } catch {
      if problem == nil { _ = tell(.unreadable(.bookmarks, error), error) }
      throw error
    }
  }

  private func tell(_ notice: Notice, _ error: StoreProblem) -> StoreProblem {
    problem = notice.text
    report(notice)
    return error
  }
}

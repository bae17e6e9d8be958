public import Observation

/// What a view of the bookmarks shows: the two folders that hold all others, one folder, or what a search finds.
@MainActor @Observable
public final class BookmarkList {
  private static let step = 200

  /// Words to search for; without one, folders are shown.
  public var text = "" {
    didSet {
      guard text != oldValue else { return }
      limit = Self.step
      load()
    }
  }

  public private(set) var sections: [BookmarkSection] = []
  /// The folder that is shown and those it is in, the outermost first; empty where all is shown.
  public private(set) var path: [Bookmark] = []
  /// All folders.
  public private(set) var folders = BookmarkFolders()
  /// Whether there are more bookmarks than those shown.
  public private(set) var hasMore = false
  /// Why the bookmarks can't be shown, as a sentence for the person; else `nil`.
  public private(set) var problem: String?

  @ObservationIgnored private let bookmarks: BookmarksModel
  @ObservationIgnored private var folder: BookmarkID?
  @ObservationIgnored private var limit = step
  @ObservationIgnored private var loading: Task<Void, Never>?

  public init(_ bookmarks: BookmarksModel) {
    self.bookmarks = bookmarks
    follow()
  }

  public var isSearching: Bool { !text.allSatisfy(\.isWhitespace) }

  public func showMore() {
    limit += Self.step
    load()
  }

  /// Shows what is in a folder; without one, the two that hold all others.
  public func enter(_ folder: BookmarkID?) {
    self.folder = folder
    limit = Self.step
    text = ""
    load()
  }

  /// Shows the folder around the one that is shown.
  ///
  /// - Returns: The folder that was left, or `nil` where there is none around it.
  @discardableResult
  public func leave() -> BookmarkID? {
    guard let left = folder else { return nil }
    let outer = folders.path(to: left).dropLast().last?.id
    enter(outer.flatMap { $0.isRoot ? nil : $0 })
    return left
  }

  /// Where something new goes.
  public var newFolder: BookmarkID { folder ?? .other }

  /// Moves a bookmark among its neighbours.
  ///
  /// - Parameter steps: Up where negative.
  public func move(_ bookmark: Bookmark, by steps: Int) async {
    guard let folder = bookmark.folder,
      let all = sections.first(where: { $0.folder == folder })?.bookmarks,
      let index = all.firstIndex(where: { $0.id == bookmark.id })
    else { return }
    let place = steps < 0 ? index + steps : index + steps + 1
    guard (0...all.count).contains(place) else { return }
    if place < all.count {
      try? await bookmarks.move([bookmark.id], to: folder, before: all[place].id)
    } else if !hasMore {
      try? await bookmarks.move([bookmark.id], to: folder)
    }
  }

  /// Returns when what is shown is what there is.
  public func finishLoading() async {
    while let loading { await loading.value }
  }

  private func follow() {
    withObservationTracking {
      _ = bookmarks.revision
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
    load()
  }

  /// Only the last question counts.
  private func load() {
    loading?.cancel()
    loading = Task {
      do throws(StoreProblem) {
        let folders = BookmarkFolders(try await bookmarks.folders())
        let sections = try await find(in: folders)
        guard !Task.isCancelled else { return }
        show(sections, folders)
      } catch {
        guard !Task.isCancelled else { return }
        problem = "The bookmarks can't be shown (\(error.reason))."
      }
      loading = nil
    }
  }

  private func find(in folders: BookmarkFolders) async throws(StoreProblem) -> [BookmarkSection] {
    if isSearching {
      let found = try await bookmarks.bookmarks(matching: text, .pagesAndFolders, limit: limit + 1)
      return [BookmarkSection(title: "Found", folder: nil, bookmarks: found)]
    }
    let shown = folder.map { Array(folders.path(to: $0).suffix(1)) } ?? []
    var sections: [BookmarkSection] = []
    for folder in shown.isEmpty ? Bookmark.roots : shown {
      let inside = try await bookmarks.children(of: folder.id, limit: limit + 1)
      sections.append(BookmarkSection(title: folder.name, folder: folder.id, bookmarks: inside))
    }
    return sections
  }

  private func show(_ found: [BookmarkSection], _ folders: BookmarkFolders) {
    problem = nil
    self.folders = folders
    path = folder.map { folders.path(to: $0) } ?? []
    // It was deleted meanwhile.
    if path.isEmpty { folder = nil }
    hasMore = found.contains { $0.bookmarks.count > limit }
    sections = found.map { section in
      BookmarkSection(
        title: section.title, folder: section.folder, bookmarks: Array(section.bookmarks.prefix(limit)))
    }
  }
}

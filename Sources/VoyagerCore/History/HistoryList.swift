public import Foundation
public import Observation

/// What a view of the history shows: everything by session, or the pages that a search finds.
@MainActor @Observable
public final class HistoryList {
  private static let step = 200

  /// Words to search for; without one, all visits are shown.
  public var text = "" {
    didSet {
      guard text != oldValue else { return }
      limit = Self.step
      load()
    }
  }

  /// The newest first; what a search found is cut by days alone.
  public private(set) var sessions: [HistorySession] = []
  /// Whether there are older ones than those shown.
  public private(set) var hasMore = false
  /// The rows that the person chose, of those that are shown.
  public private(set) var selection: Set<HistoryEntry.ID> = []
  /// Why the history can't be shown, as a sentence for the person; else `nil`.
  public private(set) var problem: String?

  @ObservationIgnored private let history: HistoryModel
  @ObservationIgnored private let calendar: Calendar
  @ObservationIgnored private var limit = step
  @ObservationIgnored private var loading: Task<Void, Never>?

  public init(_ history: HistoryModel, calendar: Calendar = .current) {
    self.history = history
    self.calendar = calendar
    follow()
  }

  public var isSearching: Bool { !text.allSatisfy(\.isWhitespace) }

  public var entries: [HistoryEntry] { sessions.flatMap(\.entries) }

  public func showMore() {
    limit += Self.step
    load()
  }

  public var selectedEntries: [HistoryEntry] { entries.filter { selection.contains($0.id) } }

  public func setSelected(_ isSelected: Bool, _ entry: HistoryEntry) {
    if isSelected { selection.insert(entry.id) } else { selection.remove(entry.id) }
  }

  public func selectAll() {
    selection = Set(entries.map(\.id))
  }

  public func selectNothing() {
    selection = []
  }

  /// The sites that rows are of, in the order of the alphabet.
  public static func sites(of entries: [HistoryEntry]) -> [String] {
    Set(entries.compactMap(\.page.address.host)).sorted()
  }

  /// Takes everything of the rows' sites away for good, from the history of each row's identity.
  public func deleteSites(of entries: [HistoryEntry]) async {
    do throws(StoreProblem) {
      let parts = Dictionary(grouping: entries, by: \.page.identity)
      for (identity, entries) in parts {
        for site in Self.sites(of: entries) { try await history.delete(.site(site), of: identity) }
      }
      load()
    } catch {
      problem = "The history could not be changed (\(error.reason))."
    }
  }

  /// Takes rows away for good.
  public func delete(_ entries: [HistoryEntry]) async {
    do throws(StoreProblem) {
      let pages = entries.compactMap { if case .page(let id) = $0.id { id } else { nil } }
      let visits = entries.compactMap { if case .visit(let id) = $0.id { id } else { nil } }
      if !pages.isEmpty { try await history.delete(.pages(pages)) }
      if !visits.isEmpty { try await history.delete(.visits(visits)) }
      load()
    } catch {
      problem = "The history could not be changed (\(error.reason))."
    }
  }

  /// Returns when what is shown is what there is.
  func finishLoading() async {
    while let loading { await loading.value }
  }

  private func follow() {
    withObservationTracking {
      _ = history.revision
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
        let found = try await find()
        guard !Task.isCancelled else { return }
        show(found)
      } catch {
        guard !Task.isCancelled else { return }
        problem = "The history can't be shown (\(error.reason))."
      }
      loading = nil
    }
  }

  private func find() async throws(StoreProblem) -> [HistoryEntry] {
    guard isSearching else {
      let visits = try await history.visits(in: .distantPast ..< .distantFuture, limit: limit + 1)
      return visits.map { HistoryEntry($0) }
    }
    return try await history.pages(matching: text, limit: limit + 1).map { HistoryEntry($0) }
  }

  private func show(_ found: [HistoryEntry]) {
    problem = nil
    hasMore = found.count > limit
    let shown = Array(found.prefix(limit))
    selection.formIntersection(shown.map(\.id))
    sessions = HistorySession.sessions(
      of: shown, longestPause: isSearching ? .infinity : HistorySession.longestPause, calendar: calendar)
  }
}

public import Observation

/// Imports from other browsers, one after the other, and tells how it goes.
@MainActor @Observable
public final class ImportModel {
  public enum State: Hashable, Sendable {
    case idle
    /// A sentence, and how far it has come from 0 to 1, or `nil` while nobody knows.
    case working(String, Double?)
    /// What came of it, in sentences.
    case finished([String])
  }

  public private(set) var state = State.idle

  @ObservationIgnored private let bookmarks: BookmarksModel
  @ObservationIgnored private let history: HistoryModel
  @ObservationIgnored private var work: Task<Void, Never>?

  public init(bookmarks: BookmarksModel, history: HistoryModel) {
    self.bookmarks = bookmarks
    self.history = history
  }

  public var isWorking: Bool {
    if case .working = state { true } else { false }
  }

  /// Begins, unless an import goes on or nothing is wanted.
  ///
  /// Bookmarks come first; each of both comes in whole or not at all.
  public func start(_ choice: ImportChoice) {
    guard !isWorking, !choice.isEmpty else { return }
    state = .working("\(choice.name) is being read…", nil)
    work = Task {
      var sentences: [String] = []
      do throws(ImportProblem) {
        if let file = choice.bookmarks {
          let done = try await bookmarks.add(
            BookmarkFile(file), progress: progress("Bookmarks are being imported…"))
          sentences += done.sentences
        }
        if let file = choice.history {
          state = .working("The history is being read…", nil)
          let done = try await history.add(
            HistoryFile(file), as: choice.identity, progress: progress("The history is being imported…"))
          sentences.append(done.sentence)
        }
      } catch {
        sentences.append(error.sentence(choice.name, isPart: !sentences.isEmpty))
      }
      state = .finished(sentences)
      work = nil
    }
  }

  /// Stops the import; the part that it was at leaves nothing.
  public func cancel() {
    work?.cancel()
  }

  /// Returns when nothing is being imported.
  public func finish() async {
    while let work { await work.value }
  }

  private func progress(_ words: String) -> @Sendable (ImportProgress) -> Void {
    { [weak self] progress in Task { @MainActor in self?.show(words, progress) } }
  }

  /// What is told may come when the import is over.
  private func show(_ words: String, _ progress: ImportProgress) {
    if isWorking { state = .working(words, progress.fraction) }
  }
}

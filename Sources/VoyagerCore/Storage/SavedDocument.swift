import Observation

/// One file of a model: what was read from it at the start, and whether changes reach it.
///
/// A file that could not be read is told once and left alone for the whole run.
@MainActor @Observable
final class SavedDocument<Value: Sendable> {
  /// Why the values are not the saved ones, or are not saved, as a sentence for the person; else `nil`.
  private(set) var problem: String?

  /// Whether changes are written.
  @ObservationIgnored let isSaving: Bool

  @ObservationIgnored private let subject: StoredSubject
  @ObservationIgnored private let notices: NoticesModel
  @ObservationIgnored private let write: @Sendable (Value) async throws(StoreProblem) -> Void
  @ObservationIgnored private lazy var queue = SaveQueue<Value>(
    write: write, report: { [weak self] problem in self?.didSave(problem) })

  init(
    _ contents: StoreContents<Value>, of subject: StoredSubject, notices: NoticesModel,
    write: @escaping @Sendable (Value) async throws(StoreProblem) -> Void
  ) {
    self.subject = subject
    self.notices = notices
    self.write = write
    guard case .problem(let problem) = contents else {
      isSaving = true
      return
    }
    let notice = Notice.unreadable(subject, problem)
    isSaving = false
    self.problem = notice.text
    notices.add(notice)
  }

  func save(_ value: Value) {
    if isSaving { queue.save(value) }
  }

  /// Returns when every change is on the disk, or could not be saved.
  func finish() async {
    await queue.finish()
  }

  private func didSave(_ storeProblem: StoreProblem?) {
    let notice = storeProblem.map { Notice.unsaved(subject, $0) }
    if let notice, problem == nil { notices.add(notice) }
    problem = notice?.text
  }
}

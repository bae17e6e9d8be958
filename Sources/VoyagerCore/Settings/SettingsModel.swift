public import Observation

/// The settings of this run.
///
/// Every change holds at once and is saved at once.
@MainActor @Observable
public final class SettingsModel {
  public private(set) var settings: VoyagerSettings

  /// Why the settings are not the saved ones, or are not saved, as a sentence for the person; else `nil`.
  public private(set) var problem: String?

  /// Whether changes are written.
  ///
  /// Not when the file could not be read: it is left alone for the whole run.
  @ObservationIgnored public let isSaving: Bool

  @ObservationIgnored private let store: SettingsStore
  @ObservationIgnored private let notices: NoticesModel
  @ObservationIgnored private lazy var queue = SaveQueue<VoyagerSettings>(
    write: { [store] settings throws(StoreProblem) in try await store.save(settings) },
    report: { [weak self] problem in self?.didSave(problem) })

  /// Reads the settings and tells `notices` if that failed.
  public init(store: SettingsStore, notices: NoticesModel) {
    self.store = store
    self.notices = notices
    switch store.load() {
    case .missing:
      settings = store.defaults
      isSaving = true
    case .value(let saved):
      settings = saved
      isSaving = true
    case .problem(let problem):
      let notice = Notice.unreadable(.settings, problem)
      settings = store.defaults
      isSaving = false
      self.problem = notice.text
      notices.add(notice)
    }
  }

  /// Changes the settings.
  ///
  /// Values out of range come back to the nearest one that is allowed.
  public func update(_ change: (inout VoyagerSettings) -> Void) {
    var changed = settings
    change(&changed)
    guard changed != settings else { return }
    settings = changed
    if isSaving { queue.save(changed) }
  }

  /// Returns when every change is on the disk, or could not be saved.
  ///
  /// Called before the process ends.
  public func finishSaving() async {
    await queue.finish()
  }

  private func didSave(_ storeProblem: StoreProblem?) {
    let notice = storeProblem.map { Notice.unsaved(.settings, $0) }
    if let notice, problem == nil { notices.add(notice) }
    problem = notice?.text
  }
}

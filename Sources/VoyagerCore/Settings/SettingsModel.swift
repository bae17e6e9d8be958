public import Observation

/// The settings of this run.
///
/// Every change holds at once and is saved at once.
@MainActor @Observable
public final class SettingsModel {
  public private(set) var settings: VoyagerSettings

  /// Why the settings are not the saved ones, or are not saved, as a sentence for the person; else `nil`.
  public var problem: String? { document.problem }

  /// Whether changes are written.
  ///
  /// Not when the file could not be read: it is left alone for the whole run.
  public var isSaving: Bool { document.isSaving }

  @ObservationIgnored private let document: SavedDocument<VoyagerSettings>

  /// Reads the settings and tells `notices` if that failed.
  public init(store: SettingsStore, notices: NoticesModel) {
    let contents = store.load()
    document = SavedDocument(contents, of: .settings, notices: notices) { value throws(StoreProblem) in
      try await store.save(value)
    }
    settings = contents.value ?? store.defaults
  }

  /// Changes the settings.
  ///
  /// Values out of range come back to the nearest one that is allowed.
  public func update(_ change: (inout VoyagerSettings) -> Void) {
    var changed = settings
    change(&changed)
    guard changed != settings else { return }
    settings = changed
    document.save(changed)
  }

  /// Returns when every change is on the disk, or could not be saved.
  ///
  /// Called before the process ends.
  public func finishSaving() async {
    await document.finish()
  }
}

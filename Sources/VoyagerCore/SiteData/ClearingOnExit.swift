import Observation

/// Clears what the person chose whenever the browser is left.
///
/// A run that was killed, or could not clear in time, leaves a note, and the next start finishes it.
@MainActor
public final class ClearingOnExit {
  /// How long leaving may take because of it.
  public static let patience = Duration.seconds(5)

  private let siteData: SiteDataModel
  private let settings: SettingsModel
  private let mark: ClearingMark
  /// What an earlier run should have cleared.
  private var owed: Set<SiteDataKind> = []
  private var isEnding = false

  /// - Parameter paths: The profile's, which must be this run's alone.
  public init(siteData: SiteDataModel, settings: SettingsModel, paths: VoyagerPaths) {
    self.siteData = siteData
    self.settings = settings
    mark = ClearingMark(file: paths.clearingMark())
  }

  /// Whether leaving clears anything.
  public var isWanted: Bool { !wanted.isEmpty }

  private var wanted: Set<SiteDataKind> { owed.union(settings.settings.clearsOnExit) }

  /// Begins what an earlier run left undone, and notes what this one will have to do.
  ///
  /// Called before the first page, so that all its pages keep comes after the clearing.
  public func begin() {
    owed = mark.kinds()
    follow()
    guard !owed.isEmpty else {
      return
    }
    // The engine must hear of it before it hears of a page.
    Task.immediate { await finishOwed() }
  }

  /// Leaving was put off: another page came.
  public func goOn() {
    guard isEnding else {
      return
    }
    isEnding = false
    follow()
  }

  /// Clears and takes the note away, or leaves it for the next start when that takes too long.
  ///
  /// Called when every page has ended.
  public func finish(within patience: Duration = ClearingOnExit.patience) async {
    isEnding = true
    let kinds = wanted
    guard !kinds.isEmpty else {
      return
    }
    let clearing = Task { try await siteData.clear(SiteDataClearing(kinds), of: siteData.keepers) }
    let limit = Task {
      try await Task.sleep(for: patience)
      clearing.cancel()
    }
    defer { limit.cancel() }
    if case .success = await clearing.result {
      owed = []
      mark.write([])
    }
  }

  private func finishOwed() async {
    let kinds = owed
    guard (try? await siteData.clear(SiteDataClearing(kinds), of: siteData.keepers)) != nil, !isEnding else {
      return
    }
    owed = []
    mark.write(wanted)
  }

  private func follow() {
    withObservationTracking {
      mark.write(wanted)
    } onChange: { [weak self] in
      Task { @MainActor in
        guard let self, !self.isEnding else {
          return
        }
        self.follow()
      }
    }
  }
}

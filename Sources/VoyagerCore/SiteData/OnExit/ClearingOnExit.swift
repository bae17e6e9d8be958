import Foundation
import Observation

/// Clears what the person chose whenever the browser is left.
///
/// A run that was killed, or could not clear in time, leaves a note, and the next start finishes it.
@MainActor
public final class ClearingOnExit {
  /// How long leaving may take because of it.
  public static let patience = Duration.seconds(5)

  private let services: BrowserServices
  private let mark: ClearingMark
  /// What an earlier run should have cleared.
  private var owed = ExitPlan()
  private var owedClearing: Task<Void, Never>?
  private var isEnding = false

  /// - Parameter paths: The profile's, which must be this run's alone.
  public init(_ services: BrowserServices, paths: VoyagerPaths) {
    self.services = services
    mark = ClearingMark(file: paths.clearingMark())
  }

  /// Whether leaving clears anything.
  public var isWanted: Bool { !wanted.isEmpty }

  private var wanted: ExitPlan {
    let chosen = services.identities.identities.map { ($0.id, $0.clearsOnExit) }
    return owed.union(
      ExitPlan(
        everyone: services.settings.settings.clearsOnExit,
        identities: Dictionary(uniqueKeysWithValues: chosen)))
  }

  /// Begins what an earlier run left undone, and notes what this one will have to do.
  ///
  /// Called before the first page, so that all its pages keep comes after the clearing.
  public func begin() {
    owed = mark.plan()
    follow()
    guard !owed.isEmpty else {
      return
    }
    // The engine must hear of it before it hears of a page.
    owedClearing = Task.immediate { await finishOwed() }
  }

  /// Returns when what an earlier run left undone is cleared, or takes too long.
  ///
  /// A page that is loaded before may still read it.
  public func finishBeginning() async {
    await owedClearing?.value
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
    let plan = wanted
    guard !plan.isEmpty else {
      return
    }
    if await clear(plan, history: .everything, within: patience) {
      owed = ExitPlan()
      mark.write(ExitPlan())
    }
  }

  private func finishOwed() async {
    // This run's own pages stay.
    let isDone = await clear(owed, history: .time(.distantPast..<Date()), within: Self.patience)
    guard isDone, !isEnding else {
      return
    }
    owed = ExitPlan()
    mark.write(wanted)
  }

  /// - Returns: Whether all of it is cleared.
  private func clear(_ plan: ExitPlan, history part: HistorySelection, within patience: Duration) async
    -> Bool
  {
    let clearing = Task.immediate { try await clear(plan, history: part) }
    let limit = Task {
      try await Task.sleep(for: patience)
      clearing.cancel()
    }
    defer { limit.cancel() }
    return (try? await clearing.result.get()) != nil
  }

  /// Clears for every identity, also when one fails.
  ///
  /// - Throws: The first failure.
  private func clear(_ plan: ExitPlan, history part: HistorySelection) async throws {
    let (siteData, history) = (services.siteData, services.history)
    // At once for all: what an engine is told before the first page comes before all that its pages keep.
    let sites = siteData.keepers.map { identity in
      let kinds = Set(plan.data(of: identity.id).compactMap(\.siteData))
      return Task.immediate { try await siteData.clear(SiteDataClearing(kinds), of: [identity]) }
    }
    let remembered = services.identities.identities.filter { plan.data(of: $0.id).contains(.history) }
    let (session, downloads) = (services.session, services.downloads)
    let pasts = remembered.map { identity in
      Task {
        try await history.delete(part, of: identity.id)
        // Its tabs name the same pages.
        await session?.forget(identity.id)
        await downloads.forget(identity.id)
      }
    }
    let clearings = sites + pasts
    let failures = await withTaskCancellationHandler {
      await Self.failures(of: clearings)
    } onCancel: {
      clearings.forEach { $0.cancel() }
    }
    if let failure = failures.first { throw failure }
  }

  private static func failures(of clearings: [Task<Void, any Error>]) async -> [any Error] {
    var failures: [any Error] = []
    for clearing in clearings {
      if case .failure(let failure) = await clearing.result { failures.append(failure) }
    }
    return failures
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

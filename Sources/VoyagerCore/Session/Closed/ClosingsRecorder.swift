import Observation

/// Watches what was closed, and says what of it changed.
@MainActor
final class ClosingsRecorder {
  private let services: BrowserServices
  private let keep: @MainActor (SessionChanges) -> Void
  private var kept: [Int: Closing]

  /// - Parameters:
  ///   - stored: What is kept.
  ///   - keep: Keeps a change.
  init(_ services: BrowserServices, stored: [Closing], keep: @escaping @MainActor (SessionChanges) -> Void) {
    self.services = services
    self.keep = keep
    kept = Dictionary(stored.map { ($0.number, $0) }) { $1 }
    follow()
  }

  /// Tells at once what there is.
  func finish() {
    take(services.closings.all)
  }

  private func follow() {
    let now = withObservationTracking {
      services.closings.all
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
    take(now)
  }

  private func take(_ all: [Closing]) {
    var changes = SessionChanges()
    let now = Dictionary(all.filter(isLasting).map { ($0.number, $0) }) { $1 }
    changes.goneClosings = Set(kept.keys).subtracting(now.keys)
    // What the last window takes along, the next start brings back by itself.
    if !services.windows.isEmpty { changes.closings = now.filter { kept[$0] != $1 } }
    kept = kept.filter { now[$0.key] != nil }.merging(changes.closings) { $1 }
    if !changes.isEmpty { keep(changes) }
  }

  /// Whether nothing of it lives in memory only.
  private func isLasting(_ closing: Closing) -> Bool {
    closing.window.tabs.allSatisfy { services.identities.identity($0.identity)?.isInMemory == false }
  }
}

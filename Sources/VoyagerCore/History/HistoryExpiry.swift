import Foundation
import Observation

/// Takes visits away that are older than the person wants: at the start, once a day, and when the setting changes.
@MainActor
final class HistoryExpiry {
  private static let day: Duration = .seconds(86_400)

  private let history: HistoryModel
  private let settings: SettingsModel
  private var lifetime = HistoryLifetime.forever
  private var running: Task<Void, Never>?

  init(_ history: HistoryModel, _ settings: SettingsModel) {
    self.history = history
    self.settings = settings
    follow()
  }

  deinit {
    running?.cancel()
  }

  /// Other settings change too, and begin nothing anew.
  private func follow() {
    let lifetime = withObservationTracking {
      settings.settings.keepsHistory
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
    guard lifetime != self.lifetime else { return }
    self.lifetime = lifetime
    running?.cancel()
    guard lifetime != .forever else { return }
    running = Task { [history] in
      while !Task.isCancelled {
        await history.expire(after: lifetime, now: Date())
        try? await Task.sleep(for: Self.day)
      }
    }
  }
}

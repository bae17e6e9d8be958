import Foundation
import Observation

/// Takes visits away that are older than the person wants: at the start, once a day, and when the setting changes.
@MainActor
final class HistoryExpiry {
  private static let day: Duration = .seconds(86_400)

  private let history: HistoryModel
  private let settings: SettingsModel
  private var running: Task<Void, Never>?

  init(_ history: HistoryModel, _ settings: SettingsModel) {
    self.history = history
    self.settings = settings
    begin()
  }

  deinit {
    running?.cancel()
  }

  private func begin() {
    running?.cancel()
    let lifetime = withObservationTracking {
      settings.settings.keepsHistory
    } onChange: { [weak self] in
      Task { @MainActor in self?.begin() }
    }
    guard lifetime != .forever else { return }
    running = Task { [history] in
      while !Task.isCancelled {
        if let limit = lifetime.limit(at: Date()) { await history.expire(before: limit) }
        try? await Task.sleep(for: Self.day)
      }
    }
  }
}

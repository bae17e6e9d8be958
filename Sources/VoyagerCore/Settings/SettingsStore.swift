public import Foundation

/// Keeps the settings in one file that a person can edit by hand.
public struct SettingsStore: Sendable {
  /// What holds where the file says nothing.
  public let defaults: VoyagerSettings
  private let file: JSONFile<VoyagerSettings>

  public init(url: URL, defaults: VoyagerSettings = .standard) {
    self.defaults = defaults
    file = JSONFile(url: url, version: 1)
  }

  /// Reads the file; a key that it lacks has its default.
  public func load() -> StoreContents<VoyagerSettings> {
    file.load(defaults: defaults)
  }

  /// Replaces the file, away from the caller's actor.
  public func save(_ settings: VoyagerSettings) async throws(StoreProblem) {
    try await file.save(settings)
  }
}

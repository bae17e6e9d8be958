public import Foundation

/// Keeps the shortcuts of the start page in one file.
public struct StartPinsStore: Sendable {
  private let file: JSONFile<StartPins>

  public init(url: URL) {
    file = JSONFile(url: url, version: 1)
  }

  public func load() -> StoreContents<StartPins> {
    file.load(defaults: StartPins())
  }

  /// Replaces the file, away from the caller's actor.
  public func save(_ pins: StartPins) async throws(StoreProblem) {
    try await file.save(pins)
  }
}

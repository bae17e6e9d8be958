public import Foundation

/// Keeps the remembered permissions in one file.
public struct PermissionsStore: Sendable {
  private let file: JSONFile<PermissionList>

  public init(url: URL) {
    // The first version knew no kinds for popups, other apps and downloads.
    file = JSONFile(url: url, version: 2)
  }

  public func load() -> StoreContents<PermissionList> {
    file.load(defaults: PermissionList())
  }

  /// Replaces the file, away from the caller's actor.
  public func save(_ list: PermissionList) async throws(StoreProblem) {
    try await file.save(list)
  }
}

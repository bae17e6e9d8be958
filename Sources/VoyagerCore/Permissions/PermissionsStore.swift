public import Foundation

/// Keeps the remembered permissions in one file.
public struct PermissionsStore: Sendable {
  private let file: JSONFile<PermissionList>

  public init(url: URL) {
    file = JSONFile(url: url, version: 1)
  }

  public func load() -> StoreContents<PermissionList> {
    file.load(defaults: PermissionList())
  }

  /// Replaces the file, away from the caller's actor.
  public func save(_ list: PermissionList) async throws(StoreProblem) {
    try await file.save(list)
  }
}

public import Foundation

/// Keeps the identities in one file.
public struct IdentityStore: Sendable {
  private let file: JSONFile<IdentityList>

  public init(url: URL) {
    // The first version knew no proxies, and would let an identity go without its own.
    file = JSONFile(url: url, version: 2)
  }

  public func load() -> StoreContents<IdentityList> {
    file.load(defaults: .standard)
  }

  /// Replaces the file, away from the caller's actor.
  public func save(_ list: IdentityList) async throws(StoreProblem) {
    try await file.save(list)
  }
}

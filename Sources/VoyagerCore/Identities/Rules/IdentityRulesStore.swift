public import Foundation

/// Keeps the rules in one file.
public struct IdentityRulesStore: Sendable {
  private let file: JSONFile<IdentityRuleList>

  public init(url: URL) {
    file = JSONFile(url: url, version: 1)
  }

  public func load() -> StoreContents<IdentityRuleList> {
    file.load(defaults: IdentityRuleList())
  }

  /// Replaces the file, away from the caller's actor.
  public func save(_ list: IdentityRuleList) async throws(StoreProblem) {
    try await file.save(list)
  }
}

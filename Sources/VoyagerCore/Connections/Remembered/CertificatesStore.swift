public import Foundation

/// Keeps the certificates that always pass in one file.
public struct CertificatesStore: Sendable {
  private let file: JSONFile<CertificateList>

  public init(url: URL) {
    file = JSONFile(url: url, version: 1)
  }

  public func load() -> StoreContents<CertificateList> {
    file.load(defaults: CertificateList())
  }

  /// Replaces the file, away from the caller's actor.
  public func save(_ list: CertificateList) async throws(StoreProblem) {
    try await file.save(list)
  }
}

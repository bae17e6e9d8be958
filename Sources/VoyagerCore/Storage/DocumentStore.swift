public import Foundation

/// Keeps one value in one file.
public struct DocumentStore<Document: StoredDocument>: Sendable {
  private let file: JSONFile<Document>

  public init(url: URL) {
    file = JSONFile(url: url, version: Document.version)
  }

  /// Reads the file; a key that it lacks has its standard value.
  public func load() -> StoreContents<Document> {
    file.load(defaults: .standard)
  }

  /// Replaces the file, away from the caller's actor.
  public func save(_ document: Document) async throws(StoreProblem) {
    try await file.save(document)
  }
}

import Foundation

@testable import VoyagerCore

/// A history in a folder of one test's own, with time that passes as the test says.
final class HistoryFixture {
  static let dad = IdentityID()
  static let mum = IdentityID()
  static let noon = Date(timeIntervalSince1970: 1_800_000_000)

  let folder: TemporaryFolder
  let store: HistoryStore
  private var now = noon

  init() throws {
    folder = try TemporaryFolder()
    store = HistoryStore(url: folder.file("history.sqlite"))
  }

  /// Each visit is a minute after the one before.
  func visit(
    _ address: String, _ title: String = "", as identity: IdentityID = dad, kind: VisitKind = .link,
    from opener: String? = nil
  ) async throws {
    now += 60
    try await store.add([
      .visit(
        Visit(
          to: Address(address), title: title, as: identity, at: now, kind: kind,
          opener: opener.map { Address($0) }))
    ])
  }

  func addresses(_ text: String, of identity: IdentityID? = nil) async throws -> [String] {
    try await store.pages(matching: text, of: identity, limit: 100).map(\.address.text)
  }

  /// Whether any file of the folder holds the text, once the store has nothing left to do.
  func isOnDisk(_ text: String) async throws -> Bool {
    await store.finishChores()
    return try folder.holds(text)
  }
}

import Foundation

@testable import VoyagerCore

/// Bookmarks in a folder of one test's own.
@MainActor
final class BookmarksFixture {
  let folder: TemporaryFolder
  let notices = NoticesModel()
  let model: BookmarksModel

  init(in folder: TemporaryFolder? = nil) throws {
    self.folder = try folder ?? TemporaryFolder()
    model = BookmarksModel(store: BookmarkStore(url: self.folder.file("bookmarks.sqlite")), notices: notices)
  }

  /// The same file, as the next start finds it.
  func reopened() throws -> BookmarksFixture { try BookmarksFixture(in: folder) }

  @discardableResult
  func add(
    _ title: String, _ address: String? = nil, to folder: BookmarkID = .other, before next: BookmarkID? = nil,
    tags: [String] = [], keyword: String? = nil, note: String = ""
  ) async throws -> Bookmark {
    try await model.add(
      BookmarkLeaf(
        Address(address ?? "https://\(title).example/"), title: title, tags: tags, keyword: keyword,
        note: note),
      to: folder, before: next)
  }

  func titles(_ folder: BookmarkID = .other) async throws -> String {
    try await model.children(of: folder).map(\.title).joined(separator: " ")
  }

  func found(_ text: String) async throws -> [String] {
    try await model.bookmarks(matching: text).map(\.title)
  }
}

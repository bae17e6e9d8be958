import Foundation
import VoyagerCore

/// Prints all bookmarks, or those that hold some words.
@MainActor
struct BookmarksListing {
  private struct Entry: Encodable {
    let folder: [String]
    let address: String
    let title: String
    let added: Date?
    let tags: [String]
    let keyword: String?
    let note: String
  }

  let bookmarks: BookmarksModel
  let printsJSON: Bool

  /// - Parameter text: Words to search for; without one, everything is printed.
  func run(_ text: String) async throws(StoreProblem) -> Outcome {
    let entries = text.isEmpty ? try await all() : try await found(text)
    guard !entries.isEmpty else { return Outcome() }
    return Outcome(entries.map { printsJSON ? JSONText.of($0) : Self.line($0) }.joined(separator: "\n"))
  }

  private func all() async throws(StoreProblem) -> [Entry] {
    try await bookmarks.tree().leaves.map { folders, leaf in
      Entry(
        folder: folders, address: leaf.address.text, title: leaf.title, added: leaf.added, tags: leaf.tags,
        keyword: leaf.keyword, note: leaf.note)
    }
  }

  private func found(_ text: String) async throws(StoreProblem) -> [Entry] {
    let folders = BookmarkFolders(try await bookmarks.folders())
    return try await bookmarks.bookmarks(matching: text, limit: .max).map { bookmark in
      Entry(
        folder: bookmark.folder.map { folders.path(to: $0).map(\.title) } ?? [],
        address: bookmark.address?.text ?? "", title: bookmark.title, added: bookmark.added,
        tags: bookmark.tags, keyword: bookmark.keyword, note: bookmark.note)
    }
  }

  private static func line(_ entry: Entry) -> String {
    [
      BookmarkFolderName.words(entry.folder), PlainText.line(entry.address), PlainText.line(entry.title),
      PlainText.line(entry.tags.joined(separator: ", ")),
    ].joined(separator: "\t")
  }
}

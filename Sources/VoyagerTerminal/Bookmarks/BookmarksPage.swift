import Foundation
import VoyagerCore

/// Writes all bookmarks into a page that every browser imports, or prints it.
@MainActor
struct BookmarksPage {
  let bookmarks: BookmarksModel

  /// - Parameter path: A file, or `-` for the output.
  func run(_ path: String) async throws(StoreProblem) -> Outcome {
    guard path == "-" else {
      try await bookmarks.export(to: URL(fileURLWithPath: path, isDirectory: false))
      return Outcome()
    }
    let page = NetscapeWriter.write(try await bookmarks.tree())
    // The line's end is printed too.
    return Outcome(String(decoding: page.dropLast(), as: UTF8.self))
  }
}

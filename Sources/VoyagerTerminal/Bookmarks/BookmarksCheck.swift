import VoyagerCore

/// Names the bookmarks that a person may want to mend.
@MainActor
struct BookmarksCheck {
  private struct Entry: Encodable {
    let finding: String
    let folder: [String]
    let address: String
    let title: String
  }

  let bookmarks: BookmarksModel
  let printsJSON: Bool

  func run() async throws(StoreProblem) -> Outcome {
    let entries = BookmarkFinding.findings(in: try await bookmarks.tree()).map { finding in
      Entry(
        finding: finding.kind.rawValue, folder: finding.folders, address: finding.leaf.address.text,
        title: finding.leaf.title)
    }
    guard !entries.isEmpty else { return Outcome() }
    return Outcome(entries.map { printsJSON ? JSONText.of($0) : Self.line($0) }.joined(separator: "\n"))
  }

  private static func line(_ entry: Entry) -> String {
    [
      entry.finding, BookmarkFolderName.words(entry.folder), PlainText.line(entry.address),
      PlainText.line(entry.title),
    ].joined(separator: "\t")
  }
}

import Foundation
import Testing

@testable import VoyagerCore

@Suite struct KilledLibraryTests {
  /// Visits pages and keeps each one as a bookmark until it is killed, and notes what the stores have confirmed.
  private static func visitUntilKilled(_ folder: String, _ round: Int) async throws {
    let url = URL(fileURLWithPath: folder)
    let store = HistoryStore(url: url.appendingPathComponent("history.sqlite"))
    let bookmarks = BookmarkStore(url: url.appendingPathComponent("bookmarks.sqlite"))
    let note = open(url.appendingPathComponent("confirmed").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    // Every other round ends at any moment of the opening too, the rest only after the first confirmation.
    if round.isMultiple(of: 2) { killSoon() }
    for count in 0... {
      if count == 1, !round.isMultiple(of: 2) { killSoon() }
      let address = "https://a.example/\(round)/\(count)"
      try await store.add([
        .visit(
          Visit(
            to: Address(address), title: "Page \(round) \(count)", as: HistoryFixture.dad, at: Date()))
      ])
      let now = Date()
      let new = Bookmark(
        title: "Page \(round) \(count)", address: Address(address), tags: ["round"], added: now, changed: now)
      let (kept, _) = try await bookmarks.add(new, to: .other, before: nil)
      if count.isMultiple(of: 3) { _ = try await bookmarks.move([kept.id], to: .bar, before: nil) }
      if count % 40 == 39 {
        let gone = Visit(
          to: Address("https://gone.example/\(count)"), title: "Page", as: HistoryFixture.dad, at: Date())
        try await store.add([.visit(gone)])
        try await store.delete(.site("gone.example"))
      }
      let line = Array("\(address)\n".utf8)
      _ = write(note, line, line.count)
    }
  }

  private static func killSoon() {
    let delay = UInt32.random(in: 0..<30_000)
    Thread.detachNewThread {
      usleep(delay)
      kill(getpid(), SIGKILL)
    }
  }

  @Test("A process killed 300 times while it visits loses no page and no bookmark that was confirmed")
  func killed() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    for round in 0..<300 {
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, round = round as Int] in
        try await Self.visitUntilKilled(path, round)
      }
    }
    let confirmed = try String(contentsOf: folder.file("confirmed"), encoding: .utf8).split(separator: "\n")
    let store = HistoryStore(url: folder.file("history.sqlite"))
    let pages = try await store.pages(matching: "", limit: .max)
    #expect(Set(confirmed.map(String.init)).isSubset(of: Set(pages.map(\.address.text))))
    #expect(confirmed.count >= 150)
    // The index of words came through with the pages.
    let found = try await store.pages(matching: "page", limit: .max)
    #expect(found.count == pages.count)
    let bookmarks = BookmarkStore(url: folder.file("bookmarks.sqlite"))
    let kept = try await bookmarks.read(else: []) { reader throws(StoreProblem) in try reader.all() }
    #expect(Set(confirmed.map(String.init)).isSubset(of: Set(kept.compactMap(\.address?.text))))
    let words = try await bookmarks.read(else: []) { reader throws(StoreProblem) in
      try reader.bookmarks(matching: "round page", .pages, limit: .max)
    }
    #expect(words.count == kept.count - Bookmark.roots.count)
  }
}

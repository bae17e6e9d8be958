import Foundation
import Testing

@testable import VoyagerCore

@Suite struct BookmarkFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "The form of a file shows in its bytes, whatever it is called",
    arguments: [
      ("firefox.html", 6), ("chromium.html", 4), ("safari.html", 4), ("chromium.json", 4),
      ("epiphany.gvdb", 2),
      ("firefox-places.sql", 7),
    ])
  func reads(_ name: String, _ count: Int) async throws {
    let file = folder.file("bookmarks")
    if name.hasSuffix(".sql") {
      _ = try Fixture.makeDatabase(name, at: file, journal: "WAL")
    } else {
      try Fixture.data(name).write(to: file)
    }
    #expect(try await BookmarkFile(file).read().count == count)
  }

  @Test(
    "What holds no bookmarks is told in a sentence",
    arguments: [
      ("\u{89}PNG", "it is no file of bookmarks that Voyager knows"),
      ("{\"a\": 1}", "it is not in the form of Chromium's bookmarks"),
      ("GVariant", "the file is damaged"),
    ])
  func refuses(_ text: String, _ reason: String) async throws {
    let file = BookmarkFile(try folder.write(text, to: "x"))
    let problem = ImportProblem.source(.damaged(reason))
    await #expect(throws: problem) { try await file.read() }
    #expect(problem.sentence("“x”") == "“x” could not be read (\(reason)). Nothing was imported.")
  }

  @Test("An empty file and a page without bookmarks hold none")
  func empty() async throws {
    #expect(try await BookmarkFile(folder.write("", to: "x")).read().tree.isEmpty)
    #expect(try await BookmarkFile(folder.write("<title>x</title>", to: "x")).read().tree.isEmpty)
  }

  @Test("A missing file, a folder and a database of something else are refused")
  func others() async throws {
    await #expect(throws: ImportProblem.source(.unreadable("the file is gone"))) {
      try await BookmarkFile(folder.file("none")).read()
    }
    await #expect(throws: ImportProblem.source(.unreadable("it is no file"))) {
      try await BookmarkFile(folder.url).read()
    }
    try ForeignDatabase(folder.file("other")).execute("CREATE TABLE things (name TEXT)")
    await #expect(throws: ImportProblem.self) { try await BookmarkFile(folder.file("other")).read() }
  }

  @Test("A task that was stopped reads nothing")
  func cancelled() async throws {
    let file = BookmarkFile(try folder.write("<a href='https://a.example/'>A</a>", to: "x"))
    let work = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await file.read()
    }
    work.cancel()
    await #expect(throws: ImportProblem.cancelled) { try await work.value }
  }
}

import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct BookmarkUndoTests {
  /// Everything that a person could tell apart.
  private func whole(_ bookmarks: BookmarksFixture) async throws -> [String] {
    try await bookmarks.model.bookmarks(matching: "", .pagesAndFolders).map {
      "\($0.id.rawValue) \($0.folder?.rawValue ?? 0) \($0.title) \($0.tags) \($0.keyword ?? "-") \($0.note)"
    } + [bookmarks.titles(.bar), bookmarks.titles()]
  }

  @Test("Every change can be taken back and made once more")
  func everyChange() async throws {
    let bookmarks = try BookmarksFixture()
    let model = bookmarks.model
    var states = [try await whole(bookmarks)]
    func note() async throws { states.append(try await whole(bookmarks)) }
    let folder = try await model.addFolder("F", in: .bar)
    try await note()
    var page = try await bookmarks.add("a", to: folder.id, tags: ["t"], keyword: "k", note: "n")
    try await note()
    let other = try await bookmarks.add("b", keyword: "k")
    try await note()
    (page.title, page.keyword, page.tags) = ("A", "k", [])
    try await model.update(page)
    try await note()
    try await model.move([other.id], to: folder.id, before: page.id)
    try await note()
    try await model.delete([folder.id])
    try await note()
    #expect(try await bookmarks.found("").isEmpty)
    for state in states.dropLast().reversed() {
      try await model.undo()
      #expect(try await whole(bookmarks) == state)
    }
    #expect(!model.canUndo)
    for state in states.dropFirst() {
      try await model.redo()
      #expect(try await whole(bookmarks) == state)
    }
    #expect(!model.canRedo)
    while model.canUndo { try await model.undo() }
    try await bookmarks.add("new")
    #expect(!model.canRedo)
    #expect(try await bookmarks.found("a").isEmpty)
  }

  @Test("Folders in a circle end every question, and undoing never makes one")
  func circles() async throws {
    let bookmarks = try BookmarksFixture()
    let model = bookmarks.model
    let (a, b) = (try await model.addFolder("A"), try await model.addFolder("B"))
    try await model.move([a.id], to: b.id)
    try await model.move([a.id], to: .other)
    let file = try Database.open(bookmarks.folder.file("bookmarks.sqlite"), schema: .bookmarks)
    func put(_ folder: Bookmark, into outer: Bookmark) throws {
      try file.run(
        "UPDATE bookmarks SET folder = ? WHERE id = ?", .integer(outer.id.rawValue),
        .integer(folder.id.rawValue))
    }
    try put(b, into: a)
    try await model.undo()
    #expect(try await bookmarks.titles() == "A")
    #expect(try await bookmarks.titles(a.id) == "B")
    try put(a, into: b)
    #expect(try await model.path(of: a.id).map(\.title) == ["A", "B"])
    try await model.delete([a.id])
    #expect(try await bookmarks.found("").isEmpty)
    #expect(try await model.folders() == Bookmark.roots)
  }

  @Test("What is deleted is in neither file any more, apart from its words")
  func leavesTheFiles() async throws {
    let bookmarks = try BookmarksFixture()
    let page = try await bookmarks.add("Secret Place", "https://hidden.example/at-home")
    try await bookmarks.model.delete([page.id])
    for name in ["bookmarks.sqlite", "bookmarks.sqlite-wal"] {
      let data = (try? Data(contentsOf: bookmarks.folder.file(name))) ?? Data()
      #expect(data.range(of: Data("Secret Place".utf8)) == nil)
      #expect(data.range(of: Data("https://hidden.example/at-home".utf8)) == nil)
    }
  }

  @Test("What came back from a deletion is found by its words again")
  func wordsComeBack() async throws {
    let bookmarks = try BookmarksFixture()
    let folder = try await bookmarks.model.addFolder("Trams")
    try await bookmarks.add("timetable", to: folder.id, tags: ["rails"])
    try await bookmarks.model.delete([folder.id])
    #expect(try await bookmarks.found("rails").isEmpty)
    try await bookmarks.model.undo()
    #expect(try await bookmarks.found("rails timetable") == ["timetable"])
    #expect(try await bookmarks.titles(folder.id) == "timetable")
  }
}

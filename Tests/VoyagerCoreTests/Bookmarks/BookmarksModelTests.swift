import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct BookmarksModelTests {
  @Test("What was added is there after a restart, with all that belongs to it")
  func keeps() async throws {
    let bookmarks = try BookmarksFixture()
    let folder = try await bookmarks.model.addFolder("Recipes", in: .bar)
    let added = try await bookmarks.add(
      "Bread", "https://bread.example/?a=%20", to: folder.id, tags: [" dough ", "Slow, really", "DOUGH", ""],
      keyword: " Bread ", note: "With rye.\nTwo days.")
    let kept = try await bookmarks.reopened().model.children(of: folder.id)
    #expect(kept.map(\.title) == ["Bread"])
    #expect(kept.first?.address?.text == "https://bread.example/?a=%20")
    #expect(kept.first?.tags == ["dough", "Slow, really"])
    #expect(kept.first?.keyword == "bread")
    #expect(kept.first?.note == "With rye.\nTwo days.")
    #expect(kept.first?.id == added.id)
    #expect(try await bookmarks.model.path(of: added.id).map(\.title) == ["Bookmarks Bar", "Recipes"])
    #expect(try await bookmarks.model.tags() == ["Slow, really", "dough"])
  }

  @Test("Where nothing was kept, nothing is found, and no file is made")
  func makesNoFile() async throws {
    let bookmarks = try BookmarksFixture()
    #expect(try await bookmarks.found("").isEmpty)
    #expect(try await bookmarks.model.tree().isEmpty)
    #expect(try await bookmarks.model.folders().map(\.title) == ["Bookmarks Bar", "Other Bookmarks"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: bookmarks.folder.url.path).isEmpty)
  }

  @Test(
    "Words are found in any order, in titles, addresses, tags, keywords and notes",
    arguments: [
      ("guide tram", true), ("CAFE", true), ("vienna.example", true), ("時刻", true), ("umlaut", true),
      ("tm", true), ("platform", true), ("100%", true), ("%", true), ("tram plat", true), ("latform", false),
      ("99%", false), ("tram OR bus", false), ("tram*bus", false), ("\"", false), ("  ", true),
    ])
  func finds(_ query: String, _ isFound: Bool) async throws {
    let bookmarks = try BookmarksFixture()
    try await bookmarks.add(
      "Tramway guide: Café 100% 時刻表", "https://vienna.example/time", tags: ["Umlaut"], keyword: "tm",
      note: "From platform 2.")
    #expect(try await bookmarks.found(query).isEmpty == !isFound)
  }

  @Test("A folder is found only where folders are asked for")
  func findsFolders() async throws {
    let bookmarks = try BookmarksFixture()
    try await bookmarks.model.addFolder("Trams")
    try await bookmarks.add("Tram")
    #expect(try await bookmarks.found("tram") == ["Tram"])
    let all = try await bookmarks.model.bookmarks(matching: "tram", .pagesAndFolders)
    #expect(all.map(\.title) == ["Tram", "Trams"])
  }

  @Test("An edited bookmark is found by its new words alone, and a keyword belongs to the last who got it")
  func edits() async throws {
    let bookmarks = try BookmarksFixture()
    var first = try await bookmarks.add("First", tags: ["old"], keyword: "k")
    let second = try await bookmarks.add("Second", keyword: "k")
    #expect(try await bookmarks.model.bookmark(keyword: "K")?.id == second.id)
    #expect(try await bookmarks.model.bookmark(first.id)?.keyword == nil)
    (first.title, first.tags) = ("Renamed", ["new"])
    first.address = Address("https://moved.example/")
    try await bookmarks.model.update(first)
    for (word, count) in [("first", 0), ("old", 0), ("renamed", 1), ("new", 1), ("moved", 1)] {
      #expect(try await bookmarks.found(word).count == count, "\(word)")
    }
    #expect(try await bookmarks.model.bookmarks(at: Address("https://First.example/")).isEmpty)
    #expect(try await bookmarks.model.bookmarks(at: Address("https://moved.example/")).count == 1)
  }

  @Test("A file that can't be read is told of and left alone, and changes are refused")
  func unreadable() async throws {
    let folder = try TemporaryFolder()
    let url = try folder.write("no database at all", to: "bookmarks.sqlite")
    let bookmarks = try BookmarksFixture(in: folder)
    await #expect(throws: StoreProblem.damaged("it is no database")) { try await bookmarks.found("a") }
    await #expect(throws: StoreProblem.damaged("it is no database")) { try await bookmarks.found("a") }
    await #expect(throws: StoreProblem.damaged("it is no database")) { try await bookmarks.add("a") }
    #expect(
      bookmarks.notices.take().map(\.text) == [
        "The saved bookmarks could not be read (it is no database). "
          + "This run uses the defaults and leaves the file alone.",
        "The bookmarks could not be changed (it is no database).",
      ])
    #expect(try String(contentsOf: url, encoding: .utf8) == "no database at all")
  }

  @Test(
    "A full disk refuses a change and keeps what there is, and takes the change when there is room",
    .enabled("Only an administrator can mount a disk.") { SmallDisk.isPossible })
  func fullDisk() async throws {
    let disk = try #require(SmallDisk(kilobytes: 512))
    let bookmarks = try BookmarksFixture(in: disk.folder)
    try await bookmarks.add("kept")
    try disk.fill()
    let note = String(repeating: "x", count: 100_000)
    await #expect(throws: StoreProblem.unwritable("the disk is full")) {
      try await bookmarks.add("large", note: note)
    }
    #expect(bookmarks.model.problem == "The bookmarks could not be changed (the disk is full).")
    #expect(try await bookmarks.titles() == "kept")
    try disk.empty()
    try await bookmarks.add("large", note: note)
    #expect(try await bookmarks.titles() == "kept large")
    #expect(bookmarks.model.problem == nil)
    // The journal can't be shared over a remount.
  }

  @Test(
    "Bookmarks on a disk that can only be read are read",
    .enabled("Only an administrator can mount a disk.") { SmallDisk.isPossible })
  func readOnlyDisk() async throws {
    let disk = try #require(SmallDisk(kilobytes: 512))
    do {
      let bookmarks = try BookmarksFixture(in: disk.folder)
      try await bookmarks.add("kept")
    }
    try #require(disk.makeReadOnly())
    let bookmarks = try BookmarksFixture(in: disk.folder)
    #expect(try await bookmarks.found("kept") == ["kept"])
    await #expect(throws: StoreProblem.unwritable("the disk can only be read")) {
      try await bookmarks.add("new")
    }
  }
}

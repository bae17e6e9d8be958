import Foundation
import Testing

@testable import VoyagerCore

@Suite struct WordChoresTests {
  @Test("Words that a killed run did not forget are forgotten by the next one", arguments: [0, 1])
  func goesOn(steps: Int) async throws {
    let history = try HistoryFixture()
    for count in 0..<40 { try await history.visit("https://kept.example/\(count)", "Usual words \(count)") }
    try await history.visit("https://secret.example/", "Xylophone")
    let url = history.folder.file("history.sqlite")
    do {
      let database = try Database.open(url, schema: .history)
      #expect(try HistoryEraser(database).delete(.site("secret.example"), of: nil).hasDeleted)
      for _ in 0..<steps { #expect(try WordChores(database).forget()) }
    }
    if steps == 0 { #expect(try Data(contentsOf: url).range(of: Data("xylophone".utf8)) != nil) }
    let next = HistoryStore(url: url)
    try await next.open()
    await next.finishChores()
    #expect(try await !history.isOnDisk("xylophone"))
    #expect(try await next.pages(matching: "usual", limit: 100).count == 40)
  }

  @Test("What visits add to the index is merged when the history is left alone")
  func merges() async throws {
    let history = try HistoryFixture()
    for count in 0..<100 { try await history.visit("https://a.example/\(count)", "Usual words \(count)") }
    let reader = try Database.openReader(history.folder.file("history.sqlite"))
    let parts = {
      try reader.first("SELECT count(DISTINCT segid) FROM words_idx") { $0.count(0) } ?? 0
    }
    #expect(try parts() > 6)
    let end = ContinuousClock.now + .seconds(15)
    while try parts() > 3, ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try parts() <= 3)
    #expect(try await history.addresses("usual").count == 100)
  }

  @Test("The words of deleted bookmarks are forgotten, also of those that an older version deleted")
  @MainActor func bookmarks() async throws {
    let folder = try TemporaryFolder()
    let first = DatabaseSchema(mark: "VyBm", steps: Array(DatabaseSchema.bookmarks.steps.prefix(1)))
    do {
      let database = try Database.open(folder.file("bookmarks.sqlite"), schema: first)
      try database.execute(
        """
        INSERT INTO bookmarks (id, folder, place, title, address, note, added, changed)
          VALUES (3, 2, 1, 'Usual', 'a:', '', 0, 0);
        INSERT INTO words (rowid, title, address, rest) VALUES (3, 'Usual', 'a:', ''), (4, 'Xylophone', 'b:', '');
        INSERT INTO words (words, rowid, title, address, rest) VALUES ('delete', 4, 'Xylophone', 'b:', '');
        """)
      try database.checkpoint()
    }
    #expect(try folder.holds("xylophone"))
    let bookmarks = try BookmarksFixture(in: folder)
    let other = try await bookmarks.add("Marmalade")
    try await bookmarks.model.delete([other.id])
    await bookmarks.model.finishChores()
    for word in ["xylophone", "marmalade", "Marmalade"] { #expect(try !folder.holds(word), "\(word)") }
    #expect(try await bookmarks.found("usual") == ["Usual"])
  }

  @Test("The words of an older version's bookmarks are folded, and can be edited and deleted before that too")
  @MainActor func foldsBookmarks() async throws {
    let folder = try TemporaryFolder()
    do {
      let second = DatabaseSchema(mark: "VyBm", steps: Array(DatabaseSchema.bookmarks.steps.prefix(2)))
      let database = try Database.open(folder.file("bookmarks.sqlite"), schema: second)
      try database.execute(
        """
        INSERT INTO bookmarks (id, folder, place, title, address, note, added, changed) VALUES
          (3, 2, 1, 'Łódź', 'a:', 'Wörter', 0, 0), (4, 2, 2, 'Ærø', 'b:', '', 0, 0), (5, 2, 3, 'Øre', 'c:', '', 0, 0);
        INSERT INTO words (rowid, title, address, rest) VALUES
          (3, 'Łódź', 'a:', 'Wörter'), (4, 'Ærø', 'b:', ''), (5, 'Øre', 'c:', '')
        """)
    }
    let bookmarks = try BookmarksFixture(in: folder)
    try await bookmarks.model.delete([BookmarkID(rawValue: 5)])
    await bookmarks.model.finishChores()
    #expect(try await bookmarks.found("lodz worter") == ["Łódź"])
    #expect(try await bookmarks.found("aero") == ["Ærø"])
    #expect(try await bookmarks.found("ŁÓDŹ") == ["Łódź"])
    #expect(try await bookmarks.found("ore").isEmpty)
    #expect(try !folder.holds("øre"))
    try await bookmarks.model.undo()
    #expect(try await bookmarks.found("ore") == ["Øre"])
  }

  @Test("What is deleted while words are being forgotten is forgotten too, and visits go on meanwhile")
  func beginsAgain() async throws {
    let history = try HistoryFixture()
    for count in 0..<20 { try await history.visit("https://a.example/\(count)", "Zebra\(count) marmalade") }
    for count in 0..<20 {
      try await history.store.delete(.address(Address("https://a.example/\(count)")))
      try await history.visit("https://b.example/\(count)", "Later \(count)")
    }
    #expect(try await !history.isOnDisk("zebra"))
    #expect(try await !history.isOnDisk("marmalade"))
    #expect(try await history.addresses("later").count == 20)
  }

  @Test("The titles that a page once had are deleted with it")
  func formerTitles() async throws {
    let history = try HistoryFixture()
    let page = Address("https://mail.example/")
    try await history.visit(page.text, "Formersecret")
    try await history.store.add([.title("Latersecret", page, HistoryFixture.dad)])
    try await history.visit("https://kept.example/", "Kept")
    try await history.store.delete(.address(page))
    for word in ["formersecret", "Formersecret", "latersecret", "Latersecret", "mail.example"] {
      #expect(try await !history.isOnDisk(word), "\(word)")
    }
    #expect(try await history.addresses("") == ["https://kept.example/"])
  }
}

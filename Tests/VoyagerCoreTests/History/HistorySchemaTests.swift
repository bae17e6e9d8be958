import Foundation
import Testing

@testable import VoyagerCore

@Suite struct HistorySchemaTests {
  /// A history of 40 visits as each version wrote it.
  private static func fixture(_ version: Int) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/history-\(version).sqlite")
  }

  @Test("A file of an older version keeps its pages, visits and words", arguments: [1, 2, 3, 4, 5])
  func migrates(version: Int) async throws {
    let folder = try TemporaryFolder()
    let url = folder.file("history.sqlite")
    try FileManager.default.copyItem(at: Self.fixture(version), to: url)
    #expect(try DatabaseHeader.read(url)?.userVersion == version)
    let store = HistoryStore(url: url)
    #expect(try await store.pages(matching: "", limit: 100).count == 12)
    #expect(try await store.visits(in: .distantPast ..< .distantFuture, limit: 100).count == 40)
    #expect(
      try await store.pages(matching: "anhalrati10 اب", limit: 100).map(\.address.text) == [
        "https://anhalrati10.example/raver-ex/9?q=raver+ex"
      ])
    await store.completing?.value
    let unfinished = try Database.openReader(url).first("SELECT count(*) FROM pages WHERE beginning = ''") {
      $0.count(0)
    }
    #expect(unfinished == 0)
    #expect(try await store.suggestions(for: "anhalrati10.example/rav").count == 1)
    #expect(try DatabaseHeader.read(url)?.userVersion == DatabaseSchema.history.version)
    try await store.delete(.site("extikaing1.co.uk"))
    await store.finishChores()
    #expect(try await store.pages(matching: "quaqua", limit: 100).isEmpty)
    #expect(try Data(contentsOf: url).range(of: Data("quaqua".utf8)) == nil)
  }

  @Test(
    "Words of an older version are found with the letters of a plain keyboard, and are forgotten with their page"
  )
  func folds() async throws {
    let folder = try TemporaryFolder()
    let url = folder.file("history.sqlite")
    try FileManager.default.copyItem(at: Self.fixture(5), to: url)
    let store = HistoryStore(url: url)
    try await store.open()
    await store.completing?.value
    for query in ["zazolc gesla", "Jaźń zażółć", "strasse", "STRAẞE"] {
      #expect(try await store.pages(matching: query, limit: 9).map(\.id) == [12], "\(query)")
      #expect(try await store.suggestions(for: query).map(\.page.id) == [12], "\(query)")
    }
    #expect(try await store.pages(matching: "νηοσπα", limit: 9).map(\.id) == [4])
    try await store.delete(.pages([12]))
    await store.finishChores()
    for word in ["zażółć", "zazołc", "zazolc", "strasse", "straße"] {
      #expect(try !folder.holds(word), "\(word)")
    }
  }

  @Test("A page that is named anew before its words are folded is found by its new name only")
  func foldsLater() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("history.sqlite")
    try FileManager.default.copyItem(at: Self.fixture(5), to: url)
    let database = try Database.open(url, schema: .history)
    let page = Address("https://www.gerpering4.de/halexlor-lorenly-gerper-enberqua/11")
    let identity = try #require(try HistoryReader(database).pages(matching: "", of: nil, limit: 1).first)
      .identity
    try HistoryWriter(database).add([
      .title("Øre", page, identity),
      .visit(
        Visit(to: Address("https://new.example/"), title: "Łódź", as: identity, at: Date(), kind: .link)),
    ])
    let words = HistoryWords(database)
    let chore = FoldingChore(database, table: "pages") { page throws(StoreProblem) in try words.fold(page) }
    while try chore.work() {}
    let found = { (text: String) in
      try HistoryReader(database).pages(matching: text, of: nil, limit: 9).map(\.title)
    }
    #expect(try found("ore") == ["Øre"])
    #expect(try found("lodz") == ["Łódź"])
    #expect(try found("gesla").isEmpty)
    #expect(try database.first("SELECT count(*) FROM unfolded") { $0.count(0) } == 0)
    try database.execute("INSERT INTO words (words) VALUES ('integrity-check')")
  }
}

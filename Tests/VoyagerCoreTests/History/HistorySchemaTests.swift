import Foundation
import Testing

@testable import VoyagerCore

@Suite struct HistorySchemaTests {
  /// A history of 40 visits as each version wrote it.
  private static func fixture(_ version: Int) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/history-\(version).sqlite")
  }

  @Test("A file of an older version keeps its pages, visits and words", arguments: [1, 2, 3, 4])
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
}

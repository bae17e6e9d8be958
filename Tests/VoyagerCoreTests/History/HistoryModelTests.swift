import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct HistoryModelTests {
  private func visit(_ address: String) -> HistoryChange {
    .visit(Visit(to: Address(address), as: HistoryFixture.dad, at: HistoryFixture.noon))
  }

  @Test("Everything added is there when a question is answered, also right after the start")
  func answers() async throws {
    let folder = try TemporaryFolder()
    let history = HistoryModel(
      store: HistoryStore(url: folder.file("history.sqlite")), notices: NoticesModel())
    for count in 0..<50 { history.add(visit("https://a.example/\(count)")) }
    #expect(try await history.pages(matching: "").count == 50)
    #expect(history.revision > 0)
  }

  @Test("A file that can't be read is told of once and left alone")
  func unreadable() async throws {
    let folder = try TemporaryFolder()
    let url = try folder.write("no database at all", to: "history.sqlite")
    let notices = NoticesModel()
    let history = HistoryModel(store: HistoryStore(url: url), notices: notices)
    history.add(visit("https://a.example/"))
    await history.finish()
    history.add(visit("https://b.example/"))
    await history.finish()
    #expect(
      notices.take().map(\.text) == [
        "The saved history could not be read (it is no database). "
          + "This run uses the defaults and leaves the file alone."
      ])
    #expect(try String(contentsOf: url, encoding: .utf8) == "no database at all")
    await #expect(throws: StoreProblem.damaged("it is no database")) {
      try await history.pages(matching: "")
    }
  }
}

import Foundation
import Testing

@testable import VoyagerCore

/// What Epiphany's own tests ask of a history, asked of this one.
@Suite struct PeerHistoryTests {
  private func visit(_ address: String, at time: TimeInterval) -> HistoryChange {
    .visit(
      Visit(
        to: Address(address), as: HistoryFixture.dad, at: Date(timeIntervalSince1970: time), kind: .typed))
  }

  @Test("Four hundred visits are found again within their time, with the same order, address and kind")
  func visitsInTime() async throws {
    let history = try HistoryFixture()
    let sites = [
      ("http://www.gnome.org", 3.0), ("http://www.gnome.org", 5), ("http://www.cuteoverload.com", 7),
      ("http://www.cuteoverload.com", 8),
    ]
    for _ in 0..<100 { try await history.store.add(sites.map { visit($0.0, at: $0.1) }) }
    // The end is not within the time here, so that times can lie end to end; there it is.
    let time = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 8.001)
    let visits = try await history.store.visits(in: time, limit: .max)
    #expect(visits.count == 400)
    #expect(visits.map(\.time) == visits.map(\.time).sorted(by: >))
    #expect(Set(visits.map(\.kind)) == [.typed])
    #expect(visits.prefix(100).allSatisfy { $0.page.address.text == "http://www.cuteoverload.com" })
  }

  @Test("A title that comes later is the page's; one for a page that was never seen is nobody's")
  func titles() async throws {
    let history = try HistoryFixture()
    let page = Address("http://www.gnome.org")
    try await history.store.add([.title("GNOME", page, HistoryFixture.dad)])
    #expect(try await history.addresses("").isEmpty)
    try await history.store.add([visit(page.text, at: 0), .title("GNOME", page, HistoryFixture.dad)])
    #expect(try await history.store.pages(matching: "", limit: 9).map(\.title) == ["GNOME"])
    #expect(try await history.store.pages(matching: "", limit: 9).allSatisfy { $0.id != -1 })
  }

  @Test("Visits that were added before everything is deleted are deleted too")
  @MainActor func clears() async throws {
    let folder = try TemporaryFolder()
    let history = HistoryModel(
      store: HistoryStore(url: folder.file("history.sqlite")), notices: NoticesModel())
    for _ in 0..<400 { history.add(visit("http://www.gnome.org", at: 3)) }
    try await history.delete(.everything)
    #expect(try await history.pages(matching: "gnome", limit: 10).isEmpty)
  }

  @Test("A broken statement is an error, and an insertion is read back with its types")
  func sqlite() throws {
    let folder = try TemporaryFolder()
    let schema = DatabaseSchema(mark: "VyTe", steps: ["CREATE TABLE test (id INTEGER, text LONGVARCHAR)"])
    let database = try Database.open(folder.file("test.sqlite"), schema: schema)
    #expect(throws: StoreProblem.self) { try database.run("BLAHBLAHBLAHBA") }
    try database.run("INSERT INTO test (id, text) VALUES (3, 'test')")
    #expect(database.lastID == 1)
    #expect(try database.rows("SELECT * FROM test") { "\($0.integer(0)) \($0.text(1))" } == ["3 test"])
  }
}

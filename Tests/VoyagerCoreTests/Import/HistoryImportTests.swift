import Foundation
import Testing

@testable import VoyagerCore

@Suite struct HistoryImportTests {
  private let history: HistoryFixture
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    history = try HistoryFixture()
  }

  private func file(_ name: String) throws -> HistoryFile {
    let file = history.folder.file("foreign.sqlite")
    _ = try Fixture.makeDatabase(name, at: file)
    return HistoryFile(file)
  }

  private func add(_ file: HistoryFile, as identity: IdentityID = HistoryFixture.dad) async throws
    -> ImportedVisits
  {
    try await history.store.add(file, as: identity, now: now) { _ in }
  }

  /// More than are read between two reports of the progress.
  private static func addVisits(to file: HistoryFile) throws {
    try ForeignDatabase(file.url).execute(
      """
      WITH RECURSIVE n (i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
      INSERT INTO moz_historyvisits (id, place_id, visit_date, visit_type)
      SELECT i, 5, 1700000000000000 + i * 1000000, 1 FROM n
      """)
  }

  private func lines() async throws -> [String] {
    try await history.store.visits(in: .distantPast ..< .distantFuture, limit: 100).map { visit in
      "\(Int(visit.time.timeIntervalSince1970)) \(visit.kind) \(visit.page.title) \(visit.page.address.text)"
    }
  }

  @Test("Firefox's visits come in, without frames, files and pages on the way to others")
  func firefox() async throws {
    #expect(try await add(file("firefox-places.sql")) == ImportedVisits(added: 5, known: 0))
    #expect(
      try await lines() == [
        "1700000500 link Moved https://moved.voyager.example/",
        "1700000200 bookmark Rosen – Garten https://garden.voyager.example/rosen",
        "1700000150 reload News https://news.voyager.example/",
        "1700000100 link News https://news.voyager.example/",
        "1700000000 typed News https://news.voyager.example/",
      ])
    #expect(try await history.addresses("rosen") == ["https://garden.voyager.example/rosen"])
  }

  @Test("Chromium's visits come in, without pages on the way to others")
  func chromium() async throws {
    #expect(try await add(file("chromium-history.sql")) == ImportedVisits(added: 4, known: 0))
    #expect(
      try await lines() == [
        "1796037321 reload News http://news.voyager.example/",
        "1796037320 typed News http://news.voyager.example/",
        "1796037318 typed Rosen – Garten http://garden.voyager.example/rosen",
        "1796037316 typed News http://news.voyager.example/",
      ])
  }

  @Test("GNOME Web's visits come in")
  func epiphany() async throws {
    #expect(try await add(file("epiphany-history.sql")) == ImportedVisits(added: 1, known: 0))
    #expect(
      try await lines() == ["1796037512 typed http://127.0.0.1:28380/garden http://127.0.0.1:28380/garden"])
  }

  @Test("Twice makes no duplicates, and each identity has its own")
  func twice() async throws {
    let file = try file("firefox-places.sql")
    try await history.store.add([
      .visit(
        Visit(
          to: Address("https://news.voyager.example/"), title: "Seen here", as: HistoryFixture.dad,
          at: Date(timeIntervalSince1970: 1_700_000_100)))
    ])
    #expect(try await add(file) == ImportedVisits(added: 4, known: 1))
    #expect(try await add(file) == ImportedVisits(added: 0, known: 5))
    #expect(try await add(file, as: HistoryFixture.mum) == ImportedVisits(added: 5, known: 0))
    let page = try await history.store.pages(matching: "seen", limit: 10)
    #expect(page.map(\.visits) == [3])
  }

  @Test("Scripts, foreign pages and visits that are still to come stay out")
  func leavesOut() async throws {
    let file = try file("firefox-places.sql")
    let database = try ForeignDatabase(file.url)
    try database.execute(
      """
      UPDATE moz_places SET url = 'javascript:x' WHERE id = 17;
      UPDATE moz_places SET url = 'about:config' WHERE id = 14;
      UPDATE moz_historyvisits SET visit_date = 1900000000000000 WHERE id = 1;
      UPDATE moz_historyvisits SET visit_date = NULL WHERE id = 2;
      """)
    #expect(try await add(file) == ImportedVisits(added: 1, known: 0))
  }

  @Test("A file that is damaged half-way, or strange, adds nothing")
  func damaged() async throws {
    let file = try file("firefox-places.sql")
    try Self.addVisits(to: file)
    try ForeignDatabase(file.url).execute("CREATE INDEX byDate ON moz_historyvisits (visit_date)")
    var data = try Data(contentsOf: file.url)
    data.replaceSubrange(data.count * 3 / 4..<data.count, with: Data(count: data.count - data.count * 3 / 4))
    try data.write(to: file.url)
    await #expect(throws: ImportProblem.source(.damaged("the file is damaged"))) { try await add(file) }
    let strange = history.folder.file("strange.sqlite")
    try ForeignDatabase(strange).execute("CREATE TABLE things (name TEXT)")
    await #expect(throws: ImportProblem.self) { try await add(HistoryFile(strange)) }
    await #expect(throws: ImportProblem.self) { try await add(HistoryFile(history.folder.file("none"))) }
    #expect(try await lines().isEmpty)
  }

  @Test("While it goes on, questions are answered without it")
  func questions() async throws {
    let file = try file("firefox-places.sql")
    try Self.addVisits(to: file)
    try await history.visit("https://a.example/", "A")
    // The browser does so at its start.
    try await history.store.open()
    let (store, now) = (history.store, now)
    let (told, tell) = AsyncStream.makeStream(of: ImportProgress.self)
    let work = Task {
      try await store.add(file, as: HistoryFixture.dad, now: now) { progress in
        tell.yield(progress)
        // Holds the import where it is until it was stopped.
        while !Task.isCancelled {}
      }
    }
    _ = await told.first { _ in true }
    #expect(try await store.suggestions(for: "").map(\.page.title) == ["A"])
    #expect(try await history.addresses("") == ["https://a.example/"])
    work.cancel()
    await #expect(throws: ImportProblem.cancelled) { try await work.value }
  }

  @Test("Stopped in the middle, it leaves nothing, and what was there stays")
  func cancels() async throws {
    let file = try file("firefox-places.sql")
    try Self.addVisits(to: file)
    try await history.visit("https://a.example/", "A")
    let (store, now) = (history.store, now)
    let (told, tell) = AsyncStream.makeStream(of: ImportProgress.self)
    let work = Task {
      try await store.add(file, as: HistoryFixture.dad, now: now) { progress in
        tell.yield(progress)
        // Holds the import where it is until it was stopped.
        while !Task.isCancelled {}
      }
    }
    let progress = await told.first { _ in true }
    #expect(progress?.count == 3008)
    #expect(progress?.done == 500)
    work.cancel()
    await #expect(throws: ImportProblem.cancelled) { try await work.value }
    #expect(try await history.addresses("") == ["https://a.example/"])
  }
}

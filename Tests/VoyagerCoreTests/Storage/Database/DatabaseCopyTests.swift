import Foundation
import Testing

@testable import VoyagerCore

@Suite struct DatabaseCopyTests {
  private let folder: TemporaryFolder
  private let file: URL
  private let room: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appendingPathComponent("foreign/other.sqlite")
    room = folder.url.appendingPathComponent("room", isDirectory: true)
  }

  private func files() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try Data(contentsOf: file.deletingLastPathComponent().appendingPathComponent(name)))
      })
  }

  private func names() throws -> [String] {
    try Database.open(DatabaseCopy(of: file, in: room)).rows("SELECT name FROM things ORDER BY name") {
      $0.text(0)
    }
  }

  @Test(
    "What another program wrote is read while it runs, also from its journal", arguments: ["WAL", "DELETE"])
  func running(_ journal: String) throws {
    let other = try ForeignDatabase(file)
    try other.execute("PRAGMA journal_mode = \(journal); CREATE TABLE things (name TEXT)")
    try other.execute("INSERT INTO things VALUES ('one')")
    // Not in effect yet, so nobody sees it.
    try other.execute("BEGIN; INSERT INTO things VALUES ('two')")
    #expect(try names() == ["one"])
    try other.execute("COMMIT")
    let before = try files()
    #expect(try names() == ["one", "two"])
    #expect(try files() == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: room.path).isEmpty)
  }

  @Test("Another program's lock does not stand in the way")
  func locked() throws {
    let other = try ForeignDatabase(file)
    try other.execute("CREATE TABLE things (name TEXT); INSERT INTO things VALUES ('one')")
    try other.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
    #expect(try names() == ["one"])
  }

  @Test(
    "What is no database is refused, and nothing stays behind",
    arguments: [nil, "", "no database", "SQLite format 3\0"])
  func refuses(_ text: String?) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if let text { try Data(text.utf8).write(to: file) }
    #expect(throws: StoreProblem.self) { try names() }
    #expect((try? FileManager.default.contentsOfDirectory(atPath: room.path))?.isEmpty ?? true)
  }

  @Test("A database that is cut off is damaged")
  func damaged() throws {
    let other = try ForeignDatabase(file)
    try other.execute("CREATE TABLE things (name TEXT)")
    for _ in 0..<50 { try other.execute("INSERT INTO things VALUES (hex(randomblob(2000)))") }
    let data = try Data(contentsOf: file)
    try data.prefix(data.count / 2).write(to: file)
    #expect(throws: StoreProblem.damaged("the file is damaged")) { try names() }
  }
}

import CSQLite
import Foundation
import Testing

@testable import VoyagerCore

@Suite struct DatabaseTests {
  private static let schema = DatabaseSchema(mark: "VyTe", steps: ["CREATE TABLE notes (text TEXT NOT NULL)"])
  private static let newer = DatabaseSchema(
    mark: "VyTe", steps: schema.steps + ["ALTER TABLE notes ADD COLUMN size INTEGER NOT NULL DEFAULT 7"])

  private func texts(_ database: Database) throws -> [String] {
    try database.rows("SELECT text FROM notes ORDER BY rowid") { $0.text(0) }
  }

  /// Every file beside the database and the database itself.
  private func bytes(in folder: TemporaryFolder) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      found[name] = try Data(contentsOf: folder.file(name))
    }
    return found
  }

  @Test("What was written is there again, and only its owner can read the files")
  func keeps() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("deep/notes.sqlite")
    do {
      let database = try Database.open(url, schema: Self.schema)
      try database.run("INSERT INTO notes VALUES (?)", .text("kept 🌊"))
      try database.run("INSERT INTO notes VALUES (?)", .text(""))
      for name in ["notes.sqlite", "notes.sqlite-wal", "notes.sqlite-shm"] {
        let path = folder.file("deep/\(name)").path
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
      }
    }
    #expect(try texts(Database.open(url, schema: Self.schema)) == ["kept 🌊", ""])
  }

  @Test("Tables of an older version get the missing steps and keep their rows")
  func migrates() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("notes.sqlite")
    try Database.open(url, schema: Self.schema).run("INSERT INTO notes VALUES ('old')")
    let database = try Database.open(url, schema: Self.newer)
    #expect(try database.rows("SELECT text, size FROM notes") { "\($0.text(0)) \($0.count(1))" } == ["old 7"])
    #expect(try DatabaseHeader.read(url)?.userVersion == 2)
  }

  @Test("A newer file is left alone byte for byte")
  func newerFile() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("notes.sqlite")
    try Database.open(url, schema: Self.newer).run("INSERT INTO notes (text) VALUES ('new')")
    let before = try bytes(in: folder)
    #expect(throws: StoreProblem.newerVersion(2)) { try Database.open(url, schema: Self.schema) }
    #expect(try bytes(in: folder) == before)
  }

  @Test(
    "A file that is something else is left alone byte for byte",
    arguments: [
      "{\"version\": 1}", "SQLite format 3\0 and then nothing", String(repeating: "x", count: 5000),
    ])
  func somethingElse(_ text: String) throws {
    let folder = try TemporaryFolder()
    let url = try folder.write(text, to: "notes.sqlite")
    let before = try bytes(in: folder)
    #expect(throws: StoreProblem.damaged("it is no database")) { try Database.open(url, schema: Self.schema) }
    #expect(try bytes(in: folder) == before)
  }

  @Test("Another store's file is left alone byte for byte")
  func anotherStore() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("notes.sqlite")
    _ = try Database.open(url, schema: Self.schema)
    let before = try bytes(in: folder)
    let other = DatabaseSchema(mark: "VyXx", steps: Self.schema.steps)
    #expect(throws: StoreProblem.damaged("it holds something else")) { try Database.open(url, schema: other) }
    #expect(try bytes(in: folder) == before)
  }

  @Test("A file whose inside is damaged is told of, and not written to")
  func damagedInside() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("notes.sqlite")
    do {
      let database = try Database.open(url, schema: Self.schema)
      for count in 0..<2000 { try database.run("INSERT INTO notes VALUES (?)", .text("text \(count)")) }
      try database.checkpoint()
    }
    var bytes = try Data(contentsOf: url)
    bytes.replaceSubrange(100..<3000, with: Data(repeating: 0xAA, count: 2900))
    try bytes.write(to: url)
    #expect(throws: StoreProblem.damaged("the file is damaged")) {
      try Database.open(url, schema: Self.schema)
    }
    #expect(try Data(contentsOf: url) == bytes)
  }

  @Test("A change that fails in the middle leaves nothing of itself")
  func rollsBack() throws {
    let folder = try TemporaryFolder()
    let database = try Database.open(folder.file("notes.sqlite"), schema: Self.schema)
    try database.run("INSERT INTO notes VALUES ('before')")
    #expect(throws: StoreProblem.unwritable("stop")) {
      try database.transaction { () throws(StoreProblem) in
        try database.run("INSERT INTO notes VALUES ('half')")
        throw StoreProblem.unwritable("stop")
      }
    }
    #expect(try texts(database) == ["before"])
  }

  @Test("A full disk takes no change, and keeps what it has", .enabled(if: SmallDisk.isPossible))
  func fullDisk() throws {
    let disk = try #require(SmallDisk(kilobytes: 512))
    let database = try Database.open(disk.folder.file("notes.sqlite"), schema: Self.schema)
    try database.run("INSERT INTO notes VALUES ('before')")
    try disk.fill()
    #expect(throws: StoreProblem.unwritable("the disk is full")) {
      try database.run("INSERT INTO notes VALUES (?)", .text(String(repeating: "x", count: 200_000)))
    }
    #expect(try texts(database) == ["before"])
    try disk.empty()
    try database.run("INSERT INTO notes VALUES ('after')")
    #expect(try texts(database) == ["before", "after"])
  }

  @Test("A disk that can only be read is read, and refuses the change", .enabled(if: SmallDisk.isPossible))
  func readOnlyDisk() throws {
    let disk = try #require(SmallDisk(kilobytes: 512))
    let url = disk.folder.file("notes.sqlite")
    try Database.open(url, schema: Self.schema).run("INSERT INTO notes VALUES ('there')")
    try #require(disk.makeReadOnly())
    let database = try Database.open(url, schema: Self.schema)
    #expect(database.isReadOnly)
    #expect(try texts(database) == ["there"])
    #expect(throws: StoreProblem.unwritable("the disk can only be read")) {
      try database.run("INSERT INTO notes VALUES ('more')")
    }
  }
}

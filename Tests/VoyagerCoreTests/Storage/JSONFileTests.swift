import Foundation
import Testing

@testable import VoyagerCore

@Suite struct JSONFileTests {
  let folder: TemporaryFolder
  let file: JSONFile<StoredFixture>

  init() throws {
    folder = try TemporaryFolder()
    file = JSONFile(url: folder.file("value.json"), version: 2)
  }

  private func bytes() throws -> Data { try Data(contentsOf: file.url) }

  @Test("A file that was never saved is missing, and reading makes nothing")
  func missing() throws {
    #expect(file.load() == .missing)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("What was saved comes back, with the version beside it in plain lines")
  func roundTrip() async throws {
    try await file.save(StoredFixture(name: "a/b", size: 1.1))
    #expect(file.load() == .value(StoredFixture(name: "a/b", size: 1.1)))
    let text = try String(contentsOf: file.url, encoding: .utf8)
    #expect(text == "{\n  \"name\" : \"a/b\",\n  \"size\" : 1.1,\n  \"version\" : 2\n}\n")
  }

  @Test("Only the owner can read the file and look into the folders made for it")
  func modes() async throws {
    let url = folder.url.appendingPathComponent("outer/inner/value.json")
    try await JSONFile<StoredFixture>(url: url, version: 1).save(StoredFixture())
    func mode(_ url: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
    #expect(try mode(url) == 0o600)
    #expect(try mode(url.deletingLastPathComponent()) == 0o700)
    #expect(try mode(url.deletingLastPathComponent().deletingLastPathComponent()) == 0o700)
  }

  @Test("A file that others could read is private after the next save")
  func tightens() async throws {
    try folder.write("{}", to: "value.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.url.path)
    try await file.save(StoredFixture())
    let mode = try FileManager.default.attributesOfItem(atPath: file.url.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test(
    "A file that is damaged says why and is never written over",
    arguments: [
      ("", "it is not valid JSON"),
      ("{\"name\":\"x\",\"si", "it is not valid JSON"),
      ("\u{0}\u{0}\u{0}\u{0}", "it is not valid JSON"),
      ("[1, 2]", "it is not valid JSON"),
      ("{\"version\":\"two\"}", "its version is not a number"),
      ("{\"version\":0}", "its version is not a number"),
    ])
  func damaged(_ text: String, _ reason: String) async throws {
    try folder.write(text, to: "value.json")
    #expect(file.load() == .problem(.damaged(reason)))
    await #expect(throws: StoreProblem.damaged(reason)) { try await file.save(StoredFixture()) }
    #expect(try bytes() == Data(text.utf8))
  }

  @Test("A value of the wrong kind is named")
  func wrongKind() throws {
    try folder.write("{\"name\":\"x\",\"size\":\"big\"}", to: "value.json")
    #expect(file.load() == .problem(.damaged("“size” has the wrong kind of value")))
    try folder.write("{\"name\":\"x\"}", to: "value.json")
    #expect(file.load() == .problem(.damaged("“size” is missing")))
  }

  @Test("A file of a newer version is left as it is")
  func newer() async throws {
    let text = "{\"version\":3, \"name\":\"x\",   \"size\":2}"
    try folder.write(text, to: "value.json")
    #expect(file.load() == .problem(.newerVersion(3)))
    await #expect(throws: StoreProblem.newerVersion(3)) { try await file.save(StoredFixture()) }
    #expect(try bytes() == Data(text.utf8))
  }

  @Test("Keys that this version does not know survive a save, as they were")
  func unknownKeys() async throws {
    try folder.write(
      "{\"version\":1,\"name\":\"x\",\"size\":2,\"mine\":{\"a\":[1,true,null,0.5,\"é\"]}}", to: "value.json")
    try await file.save(StoredFixture(name: "y", size: 3))
    let object = try JSONDecoder().decode([String: JSONValue].self, from: bytes())
    #expect(
      object == [
        "version": .integer(2), "name": .string("y"), "size": .integer(3),
        "mine": .object([
          "a": .array([.integer(1), .bool(true), .null, .number(0.5), .string("é")])
        ]),
      ])
  }

  @Test("Keys that the file lacks come from the defaults")
  func defaults() throws {
    try folder.write("{\"size\":7}", to: "value.json")
    #expect(file.load(defaults: StoredFixture()) == .value(StoredFixture(name: "first", size: 7)))
  }

  @Test("What another start left half-written is ignored, and removed by the next start")
  func halfWritten() async throws {
    try await file.save(StoredFixture(name: "whole"))
    try folder.write("{\"na", to: ".value.json.0.new")
    #expect(file.load() == .value(StoredFixture(name: "whole")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["value.json"])
    try await file.save(StoredFixture(name: "next"))
    #expect(file.load() == .value(StoredFixture(name: "next")))
  }

  @Test("What another process writes at this moment, and another file's, is left alone")
  func halfWrittenNow() throws {
    let other = try TemporaryFile(for: file.url)
    try other.write(Data("{".utf8))
    try folder.write("", to: ".values.json.0.new")
    #expect(file.load() == .missing)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
    try other.replace(file.url)
  }

  @Test("A folder, a pipe or a dead link in the file's place is a problem and stays")
  func strangers() async throws {
    try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: false)
    #expect(file.load() == .problem(.unreadable("a folder is in its place")))

    let pipe = folder.file("pipe")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    let piped = JSONFile<StoredFixture>(url: pipe, version: 1)
    #expect(piped.load() == .problem(.unreadable("it is not a regular file")))

    let link = folder.file("link")
    try #require(symlink("/nowhere/at/all", link.path) == 0)
    let linked = JSONFile<StoredFixture>(url: link, version: 1)
    #expect(linked.load() == .problem(.unreadable("its link leads nowhere")))
    await #expect(throws: StoreProblem.self) { try await linked.save(StoredFixture()) }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "/nowhere/at/all")
  }

  @Test("A link to a file kept elsewhere stays a link")
  func link() async throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("elsewhere"), withIntermediateDirectories: false)
    try folder.write("{}", to: "elsewhere/value.json")
    try #require(symlink("elsewhere/value.json", file.url.path) == 0)
    try await file.save(StoredFixture(name: "linked"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: file.url.path) == "elsewhere/value.json")
    let elsewhere = JSONFile<StoredFixture>(url: folder.file("elsewhere/value.json"), version: 2)
    #expect(elsewhere.load() == .value(StoredFixture(name: "linked")))
  }

  @Test("A file where the folder should be is a problem in words")
  func noFolder() async throws {
    try folder.write("x", to: "blocked")
    let blocked = JSONFile<StoredFixture>(url: folder.file("blocked/value.json"), version: 1)
    await #expect(throws: StoreProblem.self) { try await blocked.save(StoredFixture()) }
    #expect(try String(contentsOf: folder.file("blocked"), encoding: .utf8) == "x")
  }
}

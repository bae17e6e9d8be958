import Foundation
import Testing

@testable import VoyagerCore

@Suite("The log of what ended")
struct DepartureLogTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("voyager-departures-\(UUID().uuidString)", isDirectory: true)
  private var file: URL { folder.appendingPathComponent("departures.jsonl") }
  private let ann = IdentityID()

  private var all: [Departure] {
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    return [
      Departure(.run(.crashed, version: "1.0"), at: date),
      Departure(.run(.asked(by: "SIGTERM"), version: "1.0"), at: date),
      Departure(.run(.closed, version: "1.0"), at: date),
      Departure(
        .pages(.outOfMemory, sites: ["a.example", "b.example"]), at: date, identity: ann, memory: 512_000_000),
      Departure(
        .address(Address("mailto:eve@c.example"), app: "Mail", site: "a.example"), at: date, identity: ann),
    ]
  }

  @Test("Each departure is one line of JSON that only the owner reads, and is read as it was")
  func keeps() async throws {
    let log = DepartureLog(url: file)
    for departure in all { try await log.add(departure) }
    #expect(try await DepartureLog(url: file).departures(limit: 100) == all.reversed())
    #expect(try await log.departures(limit: 2) == [all[4], all[3]])
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == all.count)
    #expect(
      lines[1]
        == #"{"by":"SIGTERM","how":"asked","version":"1.0","what":"run","when":"2027-01-15T08:00:00Z"}"#)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("A line that was cut off spoils no other, and what is not understood stays")
  func survivesCut() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let strange = #"{"what":"comet","when":"2027-01-15T08:00:00Z"}"# + "\n" + #"{"what":"ru"#
    try Data(strange.utf8).write(to: file)
    let log = DepartureLog(url: file)
    try await log.add(all[2])
    try await log.add(all[3])
    #expect(try await log.departures(limit: 100) == [all[3], all[2]])
    try await log.remove { $0.identity != nil }
    #expect(try await log.departures(limit: 100) == [all[2]])
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix(strange + "\n"))
  }

  @Test("A full file takes the place of the older one, so both stay small")
  func rotates() async throws {
    let log = DepartureLog(url: file)
    let sites = (0..<2000).map { "site-\($0).example" }
    for _ in 0..<20 { try await log.add(Departure(.pages(.crashed, sites: sites), identity: ann)) }
    try await log.add(all[2])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["departures.jsonl", "departures.older.jsonl"])
    for name in names {
      let size = try Data(contentsOf: folder.appendingPathComponent(name)).count
      #expect(size > 0 && size <= DepartureLog.sizeLimit)
    }
    #expect(try await log.departures(limit: 1) == [all[2]])
    #expect(try await log.departures(limit: 100).count > 2)
    try await log.remove { $0.identity == ann }
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(!text.contains("site-1.example"))
    }
  }

  @Test("A pipe or a folder in the file's place is a reason, and holds nobody up")
  func refuses() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    mkfifo(file.path, 0o600)
    await #expect(throws: StoreProblem.self) { try await DepartureLog(url: file).add(all[0]) }
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    await #expect(throws: StoreProblem.self) { try await DepartureLog(url: file).add(all[0]) }
  }
}

import Foundation
import Testing

@testable import VoyagerCore

@Suite(.enabled("Only an administrator can mount a disk.") { SmallDisk.isPossible })
struct FullDiskTests {
  @Test(
    "A full disk keeps the last whole file, leaves nothing half, and takes the next save when there is room")
  func fullDisk() async throws {
    let disk = try #require(SmallDisk())
    let file = JSONFile<StoredFixture>(url: disk.folder.file("value.json"), version: 1)
    try await file.save(StoredFixture(name: "kept"))
    let before = try Data(contentsOf: file.url)
    try disk.fill()

    let large = StoredFixture(name: String(repeating: "x", count: 20_000))
    await #expect(throws: StoreProblem.unwritable("the disk is full")) { try await file.save(large) }
    #expect(try Data(contentsOf: file.url) == before)
    let names = try FileManager.default.contentsOfDirectory(atPath: disk.folder.url.path)
    #expect(names.sorted() == ["filler", "value.json"])

    try disk.empty()
    try await file.save(large)
    #expect(file.load() == .value(large))
  }
}

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

  @Test(
    "Five hundred changes on a disk that is full now and then leave the old file or the new one")
  @MainActor func settings() async throws {
    let disk = try #require(SmallDisk())
    let url = disk.folder.file("settings.json")
    let model = SettingsModel(store: SettingsStore(url: url), notices: NoticesModel())
    model.update { $0.pageZoom = 1 }
    await model.finishSaving()
    var refused = 0
    for step in 1...500 {
      let before = try Data(contentsOf: url)
      if step % 3 == 0 { try disk.fill() }
      model.update { $0.pageZoom = 1 + Double(step) / 1_000 }
      await model.finishSaving()
      let saved = SettingsStore(url: url).load()
      if model.problem == nil {
        #expect(saved == .value(model.settings))
      } else {
        #expect(try Data(contentsOf: url) == before)
        refused += 1
      }
      if step % 3 == 0 { try disk.empty() }
    }
    #expect(refused > 100)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.folder.url.path) == ["settings.json"])
  }
}

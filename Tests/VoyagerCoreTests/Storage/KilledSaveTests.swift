import Foundation
import Testing

@testable import VoyagerCore

@Suite struct KilledSaveTests {
  @Test(
    "A process killed five hundred times while it saves leaves the old file or the new one, and no litter")
  func killed() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("settings.json")
    let whole = try await wholeFiles(in: folder)
    var killedWithinSave = 0
    for _ in 1...500 {
      let writer = try KilledWriter(file: file)
      // Only a random moment falls into each step of a save sooner or later.
      try await Task.sleep(for: .microseconds(Int.random(in: 0...6_000)))
      #expect(writer.kill())
      #expect(whole.contains(try Data(contentsOf: file)))
      let leftovers = try leftovers(in: folder)
      #expect(leftovers.count <= 1, "Each start removes what the one before left.")
      killedWithinSave += leftovers.count
    }
    #expect(killedWithinSave > 0, "No kill came in the middle of a save, so this proved nothing.")

    guard case .value(let settings) = SettingsStore(url: file).load() else {
      Issue.record("The settings cannot be read.")
      return
    }
    #expect([1, 2].contains(settings.pageZoom))
    #expect(try leftovers(in: folder).isEmpty)
  }

  /// The file as each of the two values makes it, with a key of the person's own; the first one is there.
  private func wholeFiles(in folder: TemporaryFolder) async throws -> [Data] {
    let file = try folder.write("{\"mine\": [1, 2]}", to: "settings.json")
    let store = SettingsStore(url: file)
    var settings = VoyagerSettings.standard
    var whole: [Data] = []
    for zoom in [2.0, 1] {
      settings.pageZoom = zoom
      try await store.save(settings)
      whole.append(try Data(contentsOf: file))
    }
    return whole
  }

  private func leftovers(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasSuffix(".new") }
  }
}

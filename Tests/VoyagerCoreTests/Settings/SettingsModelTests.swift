import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct SettingsModelTests {
  let folder: TemporaryFolder
  let url: URL
  let notices = NoticesModel()

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("settings.json")
  }

  private func model() -> SettingsModel {
    SettingsModel(store: SettingsStore(url: url), notices: notices)
  }

  @Test("A first start holds the defaults and writes nothing")
  func firstStart() async {
    let model = model()
    await model.finishSaving()
    #expect(model.settings == .standard)
    #expect(model.problem == nil)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("A change is there after a restart")
  func restart() async {
    let first = model()
    first.update { settings in
      settings.pageZoom = 2
      settings.downloadFolder = "/srv/files"
    }
    await first.finishSaving()
    #expect(model().settings == first.settings)
    #expect(model().settings.downloadFolder == "/srv/files")
  }

  @Test("A download folder that was taken back stays taken back")
  func emptied() async {
    let first = model()
    first.update { $0.downloadFolder = "/srv/files" }
    await first.finishSaving()
    first.update { $0.downloadFolder = nil }
    await first.finishSaving()
    #expect(model().settings.downloadFolder == nil)
  }

  @Test("Five hundred quick changes end with the last one")
  func quickChanges() async {
    let first = model()
    for step in 1...500 { first.update { $0.pageZoom = 1 + Double(step) / 1_000 } }
    await first.finishSaving()
    #expect(model().settings.pageZoom == 1.5 && first.settings.pageZoom == 1.5)
    first.update { $0.pageZoom = 3 }
    await first.finishSaving()
    #expect(model().settings.pageZoom == 3)
  }

  @Test(
    "A damaged or newer file gets one notice, is left byte for byte, and the run goes on",
    arguments: [
      ("{\"pageZoom\":", "it is not valid JSON"),
      ("{\"version\": 9, \"pageZoom\": 3}", "it was saved by a newer version of Voyager"),
      ("{\"pageZoom\": \"big\"}", "“pageZoom” has the wrong kind of value"),
    ])
  func leftAlone(_ text: String, _ reason: String) async throws {
    try folder.write(text, to: "settings.json")
    let model = model()
    model.update { $0.pageZoom = 2 }
    await model.finishSaving()
    #expect(model.settings.pageZoom == 2)
    #expect(try Data(contentsOf: url) == Data(text.utf8))
    let sentence =
      "The saved settings could not be read (\(reason)). This run uses the defaults and leaves the file alone."
    #expect(model.problem == sentence)
    #expect(notices.take() == [Notice(sentence)])
  }

  @Test("A save that fails is said once, and the problem ends with the next good save")
  func saveFails() async throws {
    let blocked = folder.file("blocked")
    try folder.write("x", to: "blocked")
    let model = SettingsModel(
      store: SettingsStore(url: blocked.appendingPathComponent("settings.json")), notices: notices)
    #expect(model.problem?.hasPrefix("The saved settings could not be read") == true)

    let later = self.model()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    _ = notices.take()
    later.update { $0.pageZoom = 2 }
    await later.finishSaving()
    later.update { $0.pageZoom = 3 }
    await later.finishSaving()
    #expect(
      notices.take().map(\.text) == [
        "The settings could not be saved (a folder is in its place). The changes hold until Voyager is closed."
      ])
    try FileManager.default.removeItem(at: url)
    later.update { $0.pageZoom = 4 }
    await later.finishSaving()
    #expect(later.problem == nil)
    #expect(self.model().settings.pageZoom == 4)
  }
}

import Foundation
import VoyagerCore

// Saves settings one after the other, as the browser does, until it is killed. Its argument is the file.

let model = SettingsModel(
  store: SettingsStore(url: URL(fileURLWithPath: CommandLine.arguments[1])), notices: NoticesModel())
try FileHandle.standardOutput.write(contentsOf: Data("ready\n".utf8))
while model.problem == nil {
  model.update { $0.pageZoom = $0.pageZoom == 1 ? 2 : 1 }
  await model.finishSaving()
}

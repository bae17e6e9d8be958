import Foundation
import Testing
import VoyagerCore

@testable import VoyagerTerminal

@MainActor @Suite("Settings on the terminal")
struct SettingsWorkTests {
  @Test("A changed setting leaves the desktop's defaults as they are")
  func keepsDefaults() async throws {
    let terminal = try TestTerminal(["settings", "set", "downloadFolder", "/srv/files"])
    #expect(await terminal.run() == .done)
    #expect(terminal.console.output == "/srv/files\n")
    let file = VoyagerPaths(profile: terminal.folder).settingsFile()
    guard case .value(let saved) = SettingsStore(url: file).load() else {
      Issue.record("Nothing was saved.")
      return
    }
    #expect(saved.downloadFolder == "/srv/files")
    #expect(saved.pageZoom == VoyagerSettings.standard.pageZoom)
  }

  @Test(
    "What is no setting or no value is wrong usage",
    arguments: [["set", "pageZoom", "large"], ["set", "weather", "1"], ["get", "weather"], ["fly"]])
  func refuses(_ words: [String]) async throws {
    let terminal = try TestTerminal(["settings"] + words)
    #expect(await terminal.run() == .usage)
    #expect(terminal.console.output == "")
  }
}

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
    "A value needs no quotation marks, brackets or scheme of JSON",
    arguments: [
      ("languages", "de-DE, en", "[\"de-DE\",\"en\"]"), ("languages", "[]", "[]"),
      ("languages", "de", "[\"de\"]"),
      ("appearance", "dark", "dark"), ("serifFont", "Noto Serif", "Noto Serif"),
      ("serifFont", "null", "null"),
      ("pippa", "https://pippa.example", "https://pippa.example"), ("fontSize", "900", "72"),
      ("httpsFirst", "false", "false"),
    ])
  func takes(_ name: String, _ value: String, _ shown: String) async throws {
    let terminal = try TestTerminal(["settings", "set", name, value])
    #expect(await terminal.run() == .done)
    #expect(terminal.console.output == shown + "\n")
  }

  @Test("Every setting that the file has is listed, and the manual and the completions know it")
  func listsAll() async throws {
    let terminal = try TestTerminal(["settings", "list"])
    #expect(await terminal.run() == .done)
    let names = terminal.console.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    #expect(names.contains("languages") && names.contains("pageZoom"))
    for file in [
      "voyager-cli.1.in", "completions/voyager-cli.bash", "completions/_voyager-cli",
      "completions/voyager-cli.fish",
    ] {
      let text = try String(contentsOf: DocumentsTests.data.appendingPathComponent(file), encoding: .utf8)
      #expect(names.filter { !text.contains($0) } == [], "\(file)")
    }
  }

  @Test("A file that can't be read is told once, and nothing is written over it")
  func tellsOnce() async throws {
    let terminal = try TestTerminal(["settings", "set", "pageZoom", "2"]) { folder in
      let file = VoyagerPaths(profile: folder).settingsFile()
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("{".utf8).write(to: file)
    }
    #expect(await terminal.run() == .refused)
    #expect(terminal.console.errors.components(separatedBy: "could not be read").count == 2)
  }

  @Test(
    "What is no setting or no value is wrong usage",
    arguments: [
      ["set", "pageZoom", "large"], ["set", "weather", "1"], ["set", "pippa", "nowhere"],
      ["set", "languages", "de,?"], ["get", "weather"], ["fly"],
    ])
  func refuses(_ words: [String]) async throws {
    let terminal = try TestTerminal(["settings"] + words)
    #expect(await terminal.run() == .usage)
    #expect(terminal.console.output == "")
  }
}

import Foundation
import Testing

@testable import VoyagerCore

@Suite struct ShortcutChoicesTests {
  private func read(_ json: String) throws -> ShortcutChoices {
    try JSONDecoder().decode(ShortcutChoices.self, from: Data(json.utf8))
  }

  @Test("What was chosen comes back from the file, with names that only a newer version knows")
  func comesBack() throws {
    let choices = try read(#"{"find": ["Control+K", "F4"], "fly": ["Alt+Y"], "quit": []}"#)
    let again = try JSONDecoder().decode(ShortcutChoices.self, from: JSONEncoder().encode(choices))
    #expect(again == choices)
    #expect(choices.shortcuts(of: .find, usual: []) == [Shortcut("k"), Shortcut(.function(4))])
    #expect(choices.shortcuts(of: .quit, usual: [Shortcut("q")]) == [])
    #expect(choices.shortcuts(of: .searchWeb, usual: [Shortcut("k"), Shortcut("e")]) == [Shortcut("e")])
    #expect(choices.shortcuts(of: Command.ID(rawValue: "fly"), usual: []) == [Shortcut("y", .alt)])
  }

  @Test("A key that a person wrote down twice means one thing only")
  func isUnique() throws {
    let choices = try read(#"{"find": ["Control+K"], "back": ["Control+K"]}"#)
    #expect(choices.shortcuts(of: .back, usual: []) == [Shortcut("k")])
    #expect(choices.shortcuts(of: .find, usual: []) == [])
  }

  @Test("A file with a key that is none is left alone", arguments: [#"["Hyper+K"]"#, #"["a"]"#, "7"])
  @MainActor
  func leavesAlone(_ keys: String) async throws {
    let folder = try TemporaryFolder()
    let text = #"{"version": 1, "shortcuts": {"find": \#(keys)}}"#
    let url = try folder.write(text, to: "settings.json")
    let settings = SettingsModel(store: SettingsStore(url: url), notices: NoticesModel())
    #expect(!settings.isSaving && settings.problem != nil)
    settings.update { $0.shortcuts.choose([Shortcut("k")], for: .find) }
    await settings.finishSaving()
    #expect(try String(contentsOf: url, encoding: .utf8) == text)
  }
}

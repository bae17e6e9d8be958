import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct ShortcutEditorTests {
  private let browser = TestBrowser()
  private let window: BrowserWindowModel
  private let editor: ShortcutEditor

  init() {
    window = browser.openWindow()
    editor = ShortcutEditor(window)
  }

  private func keys(_ id: Command.ID) -> [Shortcut]? { window.commands[id]?.shortcuts }

  @Test("A search finds commands by words and by keys")
  func finds() {
    func ids(_ text: String) -> [Command.ID] {
      editor.groups(matching: text).flatMap(\.commands).map(\.id)
    }
    #expect(Set(ids("")) == Set(window.commands.all.map(\.id)))
    #expect(ids("").count == window.commands.all.count)
    #expect(ids("MAIN men") == [.mainMenu])
    #expect(ids("ctrl+shift t").contains(.reopenTab))
    #expect(ids("f11") == [.fullScreen])
    #expect(ids("zebra") == [])
  }

  @Test("A key taken over leaves the other command, holds in every window, and comes back with a reset")
  func takesOver() throws {
    let other = browser.openWindow()
    let key = Shortcut("m")
    #expect(editor.assess(key, for: .find) == .taken(by: .muteTab, title: "Mute Tab"))
    editor.set([key], for: .find)
    #expect(keys(.find) == [key] && keys(.muteTab) == [])
    #expect(other.commands[.find]?.shortcuts == [key])
    #expect(editor.assess(key, for: .find) == .same)
    #expect(editor.assess(Shortcut("f"), for: .muteTab) == .free)
    editor.reset(.muteTab)
    #expect(keys(.muteTab) == [key] && keys(.find) == [])
    editor.reset(.find)
    #expect(keys(.find) == [Shortcut("f")])
    editor.resetAll()
    #expect(!editor.hasChanges && window.commands.all.allSatisfy { $0.shortcuts == $0.usualShortcuts })
  }

  @Test("A key is added to the others, and a command may have none")
  func adds() {
    editor.add(Shortcut(.function(4)), for: .find)
    #expect(keys(.find) == [Shortcut("f"), Shortcut(.function(4))])
    editor.set([], for: .find)
    #expect(keys(.find) == [])
    #expect(editor.isChanged(window.commands.all.first { $0.id == .find } ?? window.commands.all[0]))
  }

  @Test("A key that writing needs is not given to a command")
  func refuses() {
    #expect(editor.assess(Shortcut("c"), for: .find) == .refused(.edits))
    editor.set([Shortcut("c")], for: .find)
    #expect(keys(.find) == [])
  }

  @Test("Only what opens and closes tabs and windows, and quits, comes before the page")
  func reserves() {
    let reserved = Set(window.commands.all.filter(\.isReserved).map(\.id))
    #expect(reserved == [.newTab, .closeTab, .newWindow, .newPrivateWindow, .closeWindow, .quit])
  }
}

import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct ShortcutTests {
  @Test("Every usual key is read again as it is written, and writing needs none of them")
  func readsItsText() {
    let commands = TestBrowser().openWindow().commands.all
    for shortcut in commands.flatMap(\.usualShortcuts) {
      #expect(Shortcut(text: shortcut.text) == shortcut)
      #expect(ShortcutRule.objection(to: shortcut) == nil, "\(shortcut.text)")
    }
  }

  @Test(
    "A key is read as a person may write it",
    arguments: [
      ("ctrl+shift+T", Shortcut("t", [.control, .shift])), ("Alt+page down", Shortcut(.pageDown, .alt)),
      ("Control++", Shortcut("+")), ("f7", Shortcut(.function(7))), ("Control+Ö", Shortcut("ö")),
    ])
  func readsOthers(_ text: String, _ shortcut: Shortcut) {
    #expect(Shortcut(text: text) == shortcut)
  }

  @Test(
    "What names no key is none", arguments: ["", "Control+", "Control", "Hyper+T", "F99", "Control+TT", "+ "])
  func refusesOthers(_ text: String) {
    #expect(Shortcut(text: text) == nil)
  }

  @Test(
    "Writing, texts and the desktop keep their keys",
    arguments: [
      ("A", ShortcutRule.Objection.writes), ("Shift+A", .writes), ("Enter", .writes), ("Left", .writes),
      ("Control+C", .edits), ("Control+Left", .edits), ("Control+Backspace", .edits), ("Escape", .isKept),
      ("Control+Escape", .isKept), ("Alt+Tab", .isKept), ("Shift+F10", .isKept),
    ])
  func keepsWriting(_ text: String, _ objection: ShortcutRule.Objection) throws {
    #expect(ShortcutRule.objection(to: try #require(Shortcut(text: text))) == objection)
  }
}

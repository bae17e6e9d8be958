import GTK
import VoyagerCore

/// One command with its keys; a click, or Return, changes them.
@MainActor
final class ShortcutRow {
  let row: ActionRow
  /// Lets the person choose another key.
  var change: (Command) -> Void = { _ in }

  private let command: Command
  private let editor: ShortcutEditor
  private let keys = Box(.horizontal, spacing: 6)
  private let reset: Button
  private var shown: [Shortcut]?

  init(_ command: Command, _ editor: ShortcutEditor) {
    self.command = command
    self.editor = editor
    row = ActionRow(title: command.title)
    reset = RowButton.make("Usual Keys for “\(command.title)”", icon: "edit-undo-symbolic")
    keys.verticalAlign = .center
    row.addSuffix(keys)
    row.addSuffix(reset)
    row.isActivatable = true
    row.on("activated", self) { (row: ShortcutRow) in row.change(row.command) }
    reset.onClicked(self) { $0.editor.reset($0.command.id) }
  }

  func update() {
    let shortcuts = command.shortcuts
    reset.isVisible = editor.isChanged(command)
    guard shortcuts != shown else {
      return
    }
    shown = shortcuts
    keys.children.forEach(keys.remove)
    for shortcut in shortcuts {
      keys.append(ShortcutLabel(shortcut.accelerator))
    }
    if shortcuts.isEmpty {
      let none = Label("None")
      none.addStyleClass("dim-label")
      keys.append(none)
    }
    let words = shortcuts.compactMap { ShortcutLabel.words(for: $0.accelerator) }.joined(separator: " or ")
    row.setAccessibleDescription(
      words.isEmpty ? "No key. Activate to choose one." : "\(words). Activate to change.")
  }
}

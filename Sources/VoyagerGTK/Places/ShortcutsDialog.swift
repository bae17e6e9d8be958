import GTK
import VoyagerCore

/// Lists every command that has a shortcut.
@MainActor
enum ShortcutsDialog {
  /// - Returns: The dialog, to be kept: it hears Escape only as long as somebody does.
  static func show(_ commands: [Command], above window: Window) -> Window {
    let content = Box(.vertical, spacing: 24, ShortcutGroup.all(of: commands).map(section))

    let dialog = Window()
    dialog.title = "Keyboard Shortcuts"
    dialog.defaultSize = (520, 600)
    dialog.child = ScrolledColumn.make(content)
    dialog.transientFor = window
    dialog.isModal = true
    dialog.destroysWithParent = true
    dialog.closeOnEscape()
    dialog.present()
    return dialog
  }

  private static func section(_ group: ShortcutGroup) -> Widget {
    let title = Label(group.title)
    title.horizontalPosition = 0
    title.addStyleClass("heading")
    let list = ListBox()
    list.selectionMode = .none
    list.addStyleClass("boxed-list")
    list.setAccessibleLabel(group.title)
    group.commands.map(row).forEach(list.append)
    return Box(.vertical, spacing: 6, [title, list])
  }

  private static func row(_ command: Command) -> Widget {
    let row = ActionRow(title: command.title)
    let accelerators = command.shortcuts.map(\.accelerator)
    let words = accelerators.compactMap(ShortcutLabel.words).joined(separator: " or ")
    row.setAccessibleDescription(words)
    for (index, accelerator) in accelerators.enumerated() {
      if index > 0 {
        row.addSuffix(Label("or"))
      }
      row.addSuffix(ShortcutLabel(accelerator))
    }
    return row
  }
}

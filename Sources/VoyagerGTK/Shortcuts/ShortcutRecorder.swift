import GTK
import VoyagerCore

/// Asks for a key by letting the person press it.
@MainActor
final class ShortcutRecorder {
  private let command: Command
  private let editor: ShortcutEditor
  private let dialog: MessageDialog
  private let place = Box(.vertical, spacing: 12)
  private var shortcut: Shortcut?

  init(_ command: Command, _ editor: ShortcutEditor) {
    self.command = command
    self.editor = editor
    dialog = MessageDialog(
      heading: "A key for “\(command.title)”", body: "Press the key, with Control or Alt.")
  }

  func ask(above window: Window) async {
    dialog.transientFor = window
    dialog.isModal = true
    dialog.addResponse("cancel", "Cancel")
    dialog.addResponse("none", "No Key at All")
    dialog.addResponse("add", "Add This Key")
    dialog.addResponse("set", "Use Only This Key", .suggested)
    dialog.setEnabled("none", !command.shortcuts.isEmpty)
    dialog.closeResponse = "cancel"
    dialog.extraChild = place
    let keys = KeyController()
    keys.captureFirst()
    keys.onPressed(self) { recorder, key, modifiers in recorder.press(key, modifiers) }
    dialog.add(keys)
    show(nil)
    switch await dialog.ask() {
    case "none": editor.set([], for: command.id)
    case "add": if let shortcut { editor.add(shortcut, for: command.id) }
    case "set": if let shortcut { editor.set([shortcut], for: command.id) }
    default: break
    }
  }

  /// Tab, Return, Space and Escape alone are for the dialog's own buttons.
  private func press(_ key: Key, _ modifiers: GTK.Modifiers) -> Bool {
    let operates: Set<Key> = [
      .tab, .backTab, .enter, .keypadEnter, .space, .escape, .left, .right, .up, .down,
    ]
    let isPlain = modifiers.isSubset(of: .shift)
    guard !key.isModifier, !(operates.contains(key) && isPlain) else {
      return false
    }
    show(Shortcut(key, modifiers))
    return true
  }

  private func show(_ shortcut: Shortcut?) {
    self.shortcut = shortcut
    let assessment = shortcut.map { editor.assess($0, for: command.id) }
    place.children.forEach(place.remove)
    if let shortcut {
      let label = ShortcutLabel(shortcut.accelerator)
      label.horizontalAlign = .center
      place.append(label)
      let words = Label(sentence(assessment))
      words.wraps = true
      words.justification = .center
      place.append(words)
      dialog.setAccessibleDescription(
        [ShortcutLabel.words(for: shortcut.accelerator), words.text].compactMap(\.self).joined(
          separator: ": "))
    }
    let isTaken = if case .taken = assessment { true } else { false }
    let isUsable = isTaken || assessment == .free
    dialog.setLabel("set", isTaken ? "Take It Over" : "Use Only This Key")
    dialog.setEnabled("set", isUsable || assessment == .same)
    dialog.setEnabled("add", isUsable)
    dialog.defaultResponse = isUsable ? "set" : "cancel"
    if isUsable {
      // Return would press the button that the dialog began with, which is Cancel.
      dialog.focusedWidget = nil
    }
  }

  private func sentence(_ assessment: ShortcutEditor.Assessment?) -> String {
    switch assessment {
    case nil: ""
    case .free: "Nothing else has this key."
    case .same: "“\(command.title)” has this key already."
    case .taken(_, let title): "“\(title)” has this key now, and would lose it."
    case .refused(let objection): objection.sentence
    }
  }
}

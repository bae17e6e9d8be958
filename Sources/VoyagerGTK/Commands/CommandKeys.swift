import GTK
import VoyagerCore

/// The keys of a window's commands.
@MainActor
enum CommandKeys {
  static func add(_ commands: [Command], to window: ApplicationWindow) {
    let beforePage = ShortcutController()
    beforePage.captureFirst()
    let afterPage = ShortcutController()
    for command in commands {
      let controller = KeyPriority(command.id) == .browser ? beforePage : afterPage
      for shortcut in command.shortcuts {
        controller.add(shortcut.accelerator, action: "win.\(command.id.rawValue)")
      }
    }
    window.add(beforePage)
    window.add(afterPage)
  }
}

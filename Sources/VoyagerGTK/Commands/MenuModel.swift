import GTK
import VoyagerCore

/// Draws menus that the parent describes.
@MainActor
enum MenuModel {
  /// - Parameter prefix: The name of the actions' group, such as "win".
  static func make(_ sections: [MenuSection], of commands: [Command], prefix: String) -> Menu {
    let menu = Menu()
    for section in sections {
      menu.append(section: items(section.commands, of: commands, prefix: prefix))
    }
    return menu
  }

  static func items(_ ids: [Command.ID], of commands: [Command], prefix: String) -> Menu {
    let menu = Menu()
    for id in ids {
      guard let command = commands.first(where: { $0.id == id }) else {
        continue
      }
      menu.append(item(command, prefix: prefix))
    }
    return menu
  }

  static func item(_ command: Command, prefix: String) -> MenuItem {
    let item = MenuItem(command.title.withoutMnemonics, action: "\(prefix).\(command.id.rawValue)")
    if let shortcut = command.shortcuts.first {
      item.setShownShortcut(shortcut.accelerator)
    }
    if command.id == .restoreSession {
      item.hideWhenUnavailable()
    }
    return item
  }
}

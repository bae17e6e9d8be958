import GTK
import VoyagerCore

/// A part of a menu whose commands come and go, such as one for each identity; it is empty while there is none.
@MainActor
final class CommandGroupMenu {
  /// How each group of commands is shown.
  enum Form {
    case submenus
    /// One entry that leads to them all, where a menu is long.
    case submenu(String)
    case sections
  }

  let menu = Menu()
  let prefix: String
  /// What the entries run; the widget that shows the menu must have it under `prefix`.
  let actions = ActionGroup()

  private let form: Form
  private let groups: @MainActor () -> [CommandGroup]
  private var running: CommandActions?
  private var names: [String] = []
  private var observation: ObservationToken?

  /// - Parameter groups: Makes the commands; what it reads of the models is followed.
  init(
    _ form: Form = .submenus, prefix: String = "identity",
    _ groups: @escaping @MainActor () -> [CommandGroup]
  ) {
    self.form = form
    self.prefix = prefix
    self.groups = groups
    observation = observe(self) { menu in
      let groups = menu.groups()
      // Actions observe on their own.
      Task { [weak menu] in menu?.show(groups) }
    }
  }

  private func show(_ groups: [CommandGroup]) {
    running = nil
    names.forEach(actions.removeAction)
    menu.removeAll()
    let commands = groups.flatMap(\.commands)
    names = commands.map(\.id.rawValue)
    running = CommandActions(commands, in: actions)
    let inner = if case .submenu = form { Menu() } else { menu }
    for group in groups {
      let items = MenuModel.items(group.commands.map(\.id), of: commands, prefix: prefix)
      switch form {
      case .submenus, .submenu: inner.append(submenu: items, label: group.title)
      case .sections: inner.append(section: items, label: group.title)
      }
    }
    if case .submenu(let title) = form, !groups.isEmpty {
      menu.append(submenu: inner, label: title)
    }
  }
}

import GTK
import VoyagerCore

/// A part of a menu from which a person chooses an identity; it is empty while there is only one.
@MainActor
final class IdentityMenu {
  static let prefix = "identity"

  /// The part, whose entries are submenus.
  let menu = Menu()
  /// What the entries run; the widget that shows the menu must have it under `prefix`.
  let actions = ActionGroup()

  private let groups: @MainActor () -> [CommandGroup]
  private var running: CommandActions?
  private var names: [String] = []
  private var observation: ObservationToken?

  /// - Parameter groups: Makes the commands; what it reads of the models is followed.
  init(_ groups: @escaping @MainActor () -> [CommandGroup]) {
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
    for group in groups {
      menu.append(
        submenu: MenuModel.items(group.commands.map(\.id), of: commands, prefix: Self.prefix),
        label: group.title)
    }
  }
}

import GTK
import VoyagerCore

/// The button of the main menu.
@MainActor
final class MainMenu {
  let button = MenuButton(icon: "open-menu-symbolic", name: "Main Menu")

  private let zoom: ZoomRow
  private let identities: IdentityMenu

  init(_ model: BrowserWindowModel) {
    zoom = ZoomRow(model)
    identities = IdentityMenu(.submenu("Identities")) { [weak model] in
      model.map { IdentityCommands(window: $0) }.map { $0.groups + $0.tabGroups } ?? []
    }
    let menu = Menu()
    for section in MenuSection.main {
      let items = Self.section(section, of: model.commands.all)
      if let title = section.title {
        let entry = Menu()
        entry.append(submenu: items, label: title)
        menu.append(section: entry)
      } else {
        menu.append(section: items)
      }
      if section.commands.contains(.newTab) {
        menu.append(section: identities.menu)
      }
    }
    let popover = PopoverMenu(menu)
    popover.add(zoom.widget, named: ZoomRow.name)
    button.insert(identities.actions, prefix: IdentityMenu.prefix)
    button.popover = popover
    button.tooltip = model.commands[.mainMenu]?.tooltip
    button.focusesOnClick = false
  }

  /// The zoom commands stand in one row, with the zoom between them.
  private static func section(_ section: MenuSection, of commands: [Command]) -> Menu {
    guard section.commands.contains(.zoomReset) else {
      return MenuModel.items(section.commands, of: commands, prefix: "win")
    }
    let rest = section.commands.filter { !ZoomRow.commands.contains($0) }
    let menu = MenuModel.items(rest, of: commands, prefix: "win")
    menu.insert(.custom(ZoomRow.name), at: 0)
    return menu
  }
}

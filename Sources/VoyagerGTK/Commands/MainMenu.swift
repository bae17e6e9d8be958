import GTK
import VoyagerCore

/// The button of the main menu.
@MainActor
final class MainMenu {
  let button = MenuButton(icon: "open-menu-symbolic", name: "Main Menu")

  private let zoom: ZoomRow
  private let identities: IdentityMenu

  init(_ model: BrowserWindowModel) {
    let fullScreen = CommandButton.make(.fullScreen, icon: "view-fullscreen-symbolic", in: model)
    zoom = ZoomRow(model, beside: [fullScreen])
    identities = IdentityMenu(.submenu("Identities")) { [weak model] in
      model.map { IdentityCommands(window: $0) }.map { $0.groups + $0.tabGroups } ?? []
    }
    let menu = Menu()
    var last = menu
    var inner: [String: Menu] = [:]
    for section in MenuSection.main {
      let items = Self.section(section, of: model.commands.all)
      guard let title = section.title else {
        menu.append(section: items)
        if section.commands.contains(.newTab) {
          menu.append(section: identities.menu)
        }
        last = items
        continue
      }
      inner[title] = items
      (section.parent.flatMap { inner[$0] } ?? last).append(submenu: items, label: title)
    }
    let popover = PopoverMenu(menu)
    popover.add(zoom.widget, named: ZoomRow.name)
    button.insert(identities.actions, prefix: IdentityMenu.prefix)
    button.popover = popover
    fullScreen.onClicked(self) { $0.button.popover?.close() }
    button.tooltip = model.commands[.mainMenu]?.tooltip
    button.focusesOnClick = false
  }

  /// The zoom commands and full screen stand in one row, so that the menu fits on a small screen.
  private static func section(_ section: MenuSection, of commands: [Command]) -> Menu {
    guard section.commands.contains(.zoomReset) else {
      return MenuModel.items(section.commands, of: commands, prefix: "win")
    }
    let rest = section.commands.filter { !ZoomRow.commands.contains($0) && $0 != .fullScreen }
    let menu = MenuModel.items(rest, of: commands, prefix: "win")
    menu.insert(.custom(ZoomRow.name), at: 0)
    return menu
  }
}

import GTK
import VoyagerCore

/// The button of the main menu.
@MainActor
final class MainMenu {
  private struct Entry {
    let id: Command.ID
    let menu: Menu
    let index: Int
    var shortcuts: [Shortcut]
  }

  let button = MenuButton(icon: "open-menu-symbolic", name: "Main Menu")

  private weak var model: BrowserWindowModel?
  private let menu = Menu()
  private let zoom: ZoomRow
  private let identities: CommandGroupMenu
  private let accounts: CommandGroupMenu
  private var entries: [Entry] = []
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    let fullScreen = CommandButton.make(.fullScreen, icon: "view-fullscreen-symbolic", in: model)
    zoom = ZoomRow(model, beside: [fullScreen])
    identities = CommandGroupMenu(.submenu("Identities")) { [weak model] in
      model.map { IdentityCommands(window: $0) }.map { $0.groups + $0.tabGroups } ?? []
    }
    accounts = CommandGroupMenu(.sections, prefix: "account") { [weak model] in
      model.map { AccountCommands(window: $0).groups } ?? []
    }
    button.insert(accounts.actions, prefix: accounts.prefix)
    button.insert(identities.actions, prefix: identities.prefix)
    fullScreen.onClicked(self) { $0.button.popover?.close() }
    button.focusesOnClick = false
    button.onOpening(self) { [weak model] menu in
      if let model {
        menu.make(of: model.commands)
      }
    }
    observation = observe(self) { [weak model] menu in
      if let model {
        menu.showKeys(of: model.commands)
      }
    }
  }

  /// Most windows close with their menu never opened, and its entries are many.
  private func make(of commands: WindowCommands) {
    guard button.popover == nil else {
      return
    }
    fill(commands)
    let popover = PopoverMenu(menu)
    popover.add(zoom.widget, named: ZoomRow.name)
    popover.on("closed", self) { (menu: MainMenu) in
      // What was chosen may move the focus itself.
      Task { menu.giveFocusBack() }
    }
    button.popover = popover
  }

  /// GTK leaves the focus on an entry of a menu inside this one, where no key reaches anything.
  private func giveFocusBack() {
    guard let popover = button.popover, !popover.isVisible, let focus = button.window?.focusedWidget,
      focus.isInside(popover)
    else {
      return
    }
    model?.shell?.focusPage()
  }

  var isOpen: Bool { button.popover?.isVisible == true }

  func close() {
    button.popover?.close()
  }

  private func fill(_ commands: WindowCommands) {
    var last = menu
    var inner: [String: Menu] = [:]
    for section in MenuSection.main {
      let items = self.section(section, of: commands.all)
      guard let title = section.title else {
        menu.append(section: items)
        if section.commands.contains(.newTab) {
          menu.append(section: identities.menu)
        }
        last = items
        continue
      }
      inner[title] = items
      if section.commands.contains(.accounts) {
        items.append(section: accounts.menu)
      }
      (section.parent.flatMap { inner[$0] } ?? last).append(submenu: items, label: title)
    }
  }

  /// The person may give a command other keys; a menu's entries can only be replaced.
  private func showKeys(of commands: WindowCommands) {
    button.tooltip = commands[.mainMenu]?.tooltip
    for (place, entry) in entries.enumerated() {
      guard let command = commands[entry.id], command.shortcuts != entry.shortcuts else {
        continue
      }
      entries[place].shortcuts = command.shortcuts
      entry.menu.remove(at: entry.index)
      entry.menu.insert(MenuModel.item(command, prefix: "win"), at: entry.index)
    }
  }

  /// The zoom commands and full screen stand in one row, so that the menu fits on a small screen.
  private func section(_ section: MenuSection, of commands: [Command]) -> Menu {
    let hasZoom = section.commands.contains(.zoomReset)
    let ids = section.commands.filter { !hasZoom || !ZoomRow.commands.contains($0) && $0 != .fullScreen }
    let menu = Menu()
    if hasZoom {
      menu.append(.custom(ZoomRow.name))
    }
    for command in ids.compactMap({ id in commands.first { $0.id == id } }) {
      entries.append(Entry(id: command.id, menu: menu, index: menu.count, shortcuts: command.shortcuts))
      menu.append(MenuModel.item(command, prefix: "win"))
    }
    return menu
  }
}

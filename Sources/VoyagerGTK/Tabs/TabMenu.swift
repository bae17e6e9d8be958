import GTK
import VoyagerCore

/// The menu of a tab.
@MainActor
final class TabMenu {
  private static let prefix = "tab"

  private weak var strip: TabStrip?
  private let menu = Menu()
  private let group = ActionGroup()
  private var actions: CommandActions?

  init(_ strip: TabStrip) {
    self.strip = strip
    strip.bar.insert(group, prefix: Self.prefix)
    strip.view.menu = menu
    strip.view.onSetupMenu(self) { menu, page in menu.setUp(page) }
  }

  private func setUp(_ page: GTK.TabPage?) {
    // A menu that has closed still runs what was chosen in it.
    guard let strip, let tab = page.flatMap(strip.tab) else {
      return
    }
    let commands = TabCommands(window: strip.model, tab: tab).all
    actions = CommandActions(commands, in: group)
    menu.removeAll()
    for section in MenuSection.tab {
      menu.append(section: MenuModel.items(section.commands, of: commands, prefix: Self.prefix))
    }
  }
}

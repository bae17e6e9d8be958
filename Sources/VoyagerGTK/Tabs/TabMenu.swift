import GTK
import VoyagerCore

/// The menu of a tab: on a right click, a long press or the menu key.
///
/// libadwaita's own tab menu can't be used by keyboard once it is open.
@MainActor
final class TabMenu {
  private static let prefix = "tab"

  private weak var strip: TabStrip?
  private let bar: TabBar
  private let group = ActionGroup()
  private let click = ClickGesture(button: 3)
  private let hold = LongPressGesture()
  private var actions: CommandActions?
  private var identities: CommandGroupMenu?
  private var popover: PopoverMenu?

  init(_ strip: TabStrip) {
    self.strip = strip
    bar = strip.bar
    click.captureFirst()
    click.onPressed(self) { menu, _, x, y in
      if menu.open(menu.bar.page(atX: x, y: y), atX: x, y: y) {
        menu.click.claim()
      }
    }
    bar.add(click)
    hold.captureFirst()
    hold.onPressed(self) { menu, x, y in menu.open(menu.bar.page(atX: x, y: y), atX: x, y: y) }
    hold["touch-only"] = true
    bar.add(hold)
    let keys = KeyController()
    keys.captureFirst()
    keys.onPressed(self) { menu, key, modifiers in
      guard key == .menu || key == .f10 && modifiers == .shift else {
        return false
      }
      return menu.openByKey()
    }
    bar.add(keys)
  }

  /// The bar is about to go, and a popover must go before it.
  func close() {
    popover?.unparent()
    popover = nil
  }

  private func openByKey() -> Bool {
    guard let page = bar.focusedPage, let tab = bar.window?.focusedWidget,
      let place = tab.translate(x: 0, y: Double(tab.height), to: bar)
    else {
      return false
    }
    return open(page, atX: place.x, y: place.y)
  }

  @discardableResult
  private func open(_ page: GTK.TabPage?, atX x: Double, y: Double) -> Bool {
    guard let strip, let tab = page.flatMap(strip.tab) else {
      return false
    }
    let commands = TabCommands(window: strip.model, tab: tab).all
    actions = CommandActions(commands, in: group)
    popover?.unparent()
    let identities = CommandGroupMenu { [weak tab, weak model = strip.model] in
      guard let tab, let model else {
        return []
      }
      return IdentityCommands(window: model, tab: tab).tabGroups
    }
    self.identities = identities
    let menu = MenuModel.make(MenuSection.tab, of: commands, prefix: Self.prefix)
    menu.append(section: identities.menu)
    let popover = PopoverMenu(menu)
    // Inside the bar, the arrow keys would lead out of the menu.
    let holder: Widget = bar.parent ?? bar
    let place = bar.translate(x: x, y: y, to: holder)
    popover.setParent(holder)
    popover.hasArrow = false
    popover.point(at: Int(place?.x ?? x), Int(place?.y ?? y))
    self.popover = popover
    popover.insert(group, prefix: Self.prefix)
    popover.insert(identities.actions, prefix: identities.prefix)
    popover.open()
    return true
  }
}

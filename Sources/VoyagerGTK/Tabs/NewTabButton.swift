import GTK
import VoyagerCore

/// The button for a new tab, and beside it a menu of the identities that one can be opened in.
///
/// A right click and a long press open the menu too, and a key of its own: libadwaita leads no key to what stands
/// at the end of its tabs.
@MainActor
final class NewTabButton {
  let widget: Box

  private let bar: TabBar
  private let arrow = Button(icon: "pan-down-symbolic", name: "New Tab In…")
  private let entries = Menu()
  private let identities: CommandGroupMenu
  private let hold = LongPressGesture()
  private var popover: PopoverMenu?

  init(_ model: BrowserWindowModel, in bar: TabBar) {
    self.bar = bar
    let button = CommandButton.make(.newTab, icon: "tab-new-symbolic", in: model)
    widget = Box(.horizontal, [button, arrow])
    identities = CommandGroupMenu(.sections) { [weak model] in
      model.map { IdentityCommands(window: $0).newTabGroups } ?? []
    }
    entries.append(section: identities.menu)
    let others = [Command.ID.newPrivateWindow, .manageIdentities]
    entries.append(section: MenuModel.items(others, of: model.commands.all, prefix: "win"))
    arrow.hasFrame = false
    arrow.focusesOnClick = false
    if let command = model.commands[.chooseNewTab] {
      CommandButton.show(command, icon: "pan-down-symbolic", on: arrow)
      arrow.attach(CommandTooltip(command, on: arrow))
    }
    for each in [button, arrow] {
      listen(on: each)
    }
    listenForHold(on: button)
  }

  private func listen(on button: Button) {
    let click = ClickGesture(button: 3)
    click.onPressed(self) { button, _, _, _ in button.open() }
    button.add(click)
  }

  /// A touch that stays on the button for a new tab.
  private func listenForHold(on button: Button) {
    hold.captureFirst()
    hold.onPressed(self) { button, _, _ in
      button.hold.claim()
      button.open()
    }
    button.add(hold)
  }

  func open() {
    popover?.unparent()
    let popover = PopoverMenu(entries)
    // Inside the bar, the arrow keys would lead out of the menu.
    let holder: Widget = bar.parent ?? bar
    let place = arrow.translate(x: Double(arrow.width) / 2, y: Double(arrow.height), to: holder)
    popover.setParent(holder)
    popover.point(at: Int(place?.x ?? 0), Int(place?.y ?? 0))
    popover.insert(identities.actions, prefix: identities.prefix)
    self.popover = popover
    popover.open()
  }

  /// The bar is about to go, and a popover must go before it.
  func close() {
    popover?.unparent()
    popover = nil
  }
}

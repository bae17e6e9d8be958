import GTK
import VoyagerCore

/// The button for a new tab, and beside it a menu of the identities that one can be opened in.
///
/// A right click, a long press, the menu key and Alt with Down on the button open the menu too.
@MainActor
final class NewTabButton {
  let widget: Box

  private let menu = MenuButton(icon: "pan-down-symbolic", name: "More Ways to Open a Tab")
  private let identities: IdentityMenu
  private let hold = LongPressGesture()

  init(_ model: BrowserWindowModel) {
    let button = CommandButton.make(.newTab, icon: "tab-new-symbolic", in: model)
    widget = Box(.horizontal, [button, menu])
    identities = IdentityMenu(.sections) { [weak model] in
      model.map { IdentityCommands(window: $0).groups } ?? []
    }
    let entries = Menu()
    entries.append(section: identities.menu)
    let others = [Command.ID.newPrivateWindow, .manageIdentities]
    entries.append(section: MenuModel.items(others, of: model.commands.all, prefix: "win"))
    menu.popover = PopoverMenu(entries)
    menu.hasFrame = false
    menu.focusesOnClick = false
    widget.insert(identities.actions, prefix: IdentityMenu.prefix)
    listen(on: button)
  }

  private func listen(on button: Button) {
    hold.captureFirst()
    hold.onPressed(self) { button, _, _ in
      button.hold.claim()
      button.menu.open()
    }
    button.add(hold)
    let click = ClickGesture(button: 3)
    click.onPressed(self) { button, _, _, _ in button.menu.open() }
    button.add(click)
    let keys = KeyController()
    keys.onPressed(self) { button, key, modifiers in
      guard key == .menu || key == .f10 && modifiers == .shift || key == .down && modifiers == .alt else {
        return false
      }
      button.menu.open()
      return true
    }
    button.add(keys)
  }
}

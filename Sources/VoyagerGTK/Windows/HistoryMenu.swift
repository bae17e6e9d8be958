import GTK
import VoyagerCore

/// The pages behind a Back or Forward button: on a long press, a right click or the menu key.
///
/// A middle click opens the nearest one in a tab of its own.
@MainActor
final class HistoryMenu {
  private static let longest = 15

  private let button: Button
  private let direction: HistoryDirection
  private let model: BrowserWindowModel
  private let actions = ActionGroup()
  private let hold = LongPressGesture()
  private var popover: PopoverMenu?

  init(_ direction: HistoryDirection, on button: Button, _ model: BrowserWindowModel) {
    self.button = button
    self.direction = direction
    self.model = model
    actions.add(
      Action("go", parameter: .int, owner: self) { menu, steps in menu.go(steps) })
    button.insert(actions, prefix: "history")
    listen()
  }

  private func listen() {
    hold.captureFirst()
    hold.onPressed(self) { menu, _, _ in
      menu.hold.claim()
      menu.open()
    }
    button.add(hold)
    let click = ClickGesture(button: 3)
    click.onPressed(self) { menu, _, _, _ in menu.open() }
    button.add(click)
    let middle = ClickGesture(button: 2)
    middle.onPressed(self) { menu, _, _, _ in menu.openBeside() }
    button.add(middle)
    let keys = KeyController()
    keys.onPressed(self) { menu, key, modifiers in
      guard key == .menu || key == .down && modifiers == .alt else {
        return false
      }
      menu.open()
      return true
    }
    button.add(keys)
  }

  private var entries: [SurfaceHistory.Entry] {
    let history = model.selectedTab?.status.history ?? SurfaceHistory()
    return direction == .back ? history.back : history.forward
  }

  /// The middle button opens a tab, as it does on a link.
  private func openBeside() {
    if let entry = entries.first {
      let disposition = model.services.settings.settings.newTabDisposition
      model.services.open(entry.address, disposition, from: model.selectedTab)
    }
  }

  private func open() {
    let entries = entries
    guard !entries.isEmpty else {
      return
    }
    let menu = Menu()
    for (index, entry) in entries.prefix(Self.longest).enumerated() {
      let steps = Int32(index + 1) * (direction == .back ? -1 : 1)
      menu.append(Self.label(entry), action: "history.go", target: .int(steps))
    }
    popover?.unparent()
    let popover = PopoverMenu(menu)
    popover.setParent(button)
    popover.hasArrow = false
    popover.horizontalAlign = .start
    self.popover = popover
    popover.open()
  }

  private func go(_ steps: Variant) {
    guard case .int(let steps) = steps else {
      return
    }
    model.selectedTab?.go(by: Int(steps))
  }

  /// The button is about to go, and a popover must go before it.
  func close() {
    popover?.unparent()
    popover = nil
  }

  private static func label(_ entry: SurfaceHistory.Entry) -> String {
    let title = entry.title.isEmpty ? AddressDisplay.full(entry.address) : entry.title
    return (title.count > 60 ? "\(title.prefix(59))…" : title).withoutMnemonics
  }
}

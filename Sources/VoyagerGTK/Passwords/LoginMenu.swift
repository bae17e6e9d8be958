import GTK
import VoyagerCore

/// The saved logins beside a field of the page, which keeps the keyboard until the person comes in here.
@MainActor
final class LoginMenu {
  /// A click this soon after it came was meant for the page.
  private static let haste = Duration.milliseconds(500)
  private static let width: Int32 = 240

  let widget = ScrolledWindow()
  private let list = ListBox()
  private let choices: [LoginOffer.Choice]
  private let answer = OneAnswer<LoginOffer.Choice?>(safeAnswer: nil)

  init(_ offer: LoginOffer) {
    choices = offer.rows.map { .login($0.id) } + (offer.hasOthers ? [.others] : [])
    list.selectionMode = .browse
    for row in offer.rows {
      append(
        title: PageText.line(row.title, limit: 60), detail: row.detail.map { PageText.line($0, limit: 80) })
    }
    if offer.hasOthers { append(title: "From other identities…", detail: nil) }
    list.setAccessibleLabel("Saved passwords for this page")
    widget.horizontalPolicy = .never
    widget.propagatesHeight = true
    widget.maximumHeight = 240
    widget.child = list
    widget.setMinimumSize(width: Self.width)
    widget.addStyleClass("login-menu")
    widget.horizontalAlign = .start
    widget.verticalAlign = .start
    list.canTarget = false
    connect()
  }

  /// Waits until one is chosen, it is removed or the task is cancelled.
  func choice() async -> LoginOffer.Choice? { await answer.value() }

  /// Puts it below a field, or above where there is no room below.
  func place(at place: PagePlace, in page: Widget) {
    let x = min(Int(place.x), page.width - Int(Self.width) - 6)
    let height = min(240, 56 * choices.count + 12)
    let below = Int(place.y + place.height) + 4
    let y = below + height > page.height ? Int(place.y) - height - 4 : below
    widget.marginStart = Int32(clamping: max(0, x))
    widget.marginTop = Int32(clamping: max(0, y))
  }

  /// Goes on with the keyboard here.
  func takeFocus() {
    list.select(list.row(at: 0))
    list.row(at: 0)?.grabFocus()
    widget.window?.isFocusVisible = true
  }

  func tell() {
    let count = choices.count
    widget.announce("\(count) saved \(count == 1 ? "password" : "passwords"). Press Down to choose.")
  }

  private func append(title: String, detail: String?) {
    let name = Label(title)
    name.horizontalPosition = 0
    name.ellipsize = .end
    let box = Box(.vertical, spacing: 2)
    box.append(name)
    if let detail {
      let label = Label(detail)
      label.horizontalPosition = 0
      label.ellipsize = .end
      label.addStyleClass("caption")
      label.addStyleClass("dim-label")
      box.append(label)
    }
    box.setMargins(8)
    let row = ListRow()
    row.child = box
    row.setAccessibleLabel([title, detail].compactMap(\.self).joined(separator: ", "))
    list.append(row)
  }

  private func connect() {
    list.onRowActivated(self) { menu, row in
      if menu.choices.indices.contains(row.index) { menu.answer.give(menu.choices[row.index]) }
    }
    let keys = KeyController()
    keys.captureFirst()
    keys.onPressed(self) { menu, key, modifiers in
      guard key == .escape, modifiers == [] else { return false }
      menu.answer.decline()
      return true
    }
    widget.add(keys)
    widget.onNotify("parent", self) { menu in
      if menu.widget.parent == nil { menu.answer.decline() }
    }
    widget.on("map", self) { menu in
      Task { [weak list = menu.list] in
        try? await Task.sleep(for: Self.haste)
        list?.canTarget = true
      }
    }
  }
}

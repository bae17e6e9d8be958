import GTK
import VoyagerCore

/// The signs beside the address: what the page in front uses or tried, each with what can be done about it.
@MainActor
final class PageSigns {
  let widget = Box(.horizontal)

  private let model: BrowserWindowModel
  private var shown: [Shown] = []
  private var observation: ObservationToken?

  private struct Shown: Equatable {
    let tab: TabID
    let id: PageSign.Kind
    let words: String
  }

  init(_ model: BrowserWindowModel) {
    self.model = model
    widget.addStyleClass("page-signs")
    observation = observe(self) { $0.update() }
  }

  func openFirst() {
    update()
    widget.children.first?.cast(to: MenuButton.self)?.open()
  }

  private func update() {
    guard let tab = model.selectedTab else {
      return show([], of: [])
    }
    let signs = tab.signs
    show(signs, of: signs.map { Shown(tab: tab.id, id: $0.id, words: $0.words) })
  }

  private func show(_ signs: [PageSign], of new: [Shown]) {
    // A button that is open stays so until its words change.
    guard new != shown else {
      return
    }
    shown = new
    widget.children.forEach(widget.remove)
    for sign in signs {
      widget.append(button(sign))
    }
    widget.isVisible = !signs.isEmpty
  }

  private func close() {
    widget.children.forEach { $0.cast(to: MenuButton.self)?.close() }
  }

  private func button(_ sign: PageSign) -> MenuButton {
    let button = MenuButton(icon: sign.id.icon, name: sign.words)
    button.hasFrame = false
    button.verticalAlign = .center
    button.setStyleClass("in-use", sign.id != .blockedPages)
    button.popover = popover(sign)
    return button
  }

  private func popover(_ sign: PageSign) -> Popover {
    let popover = Popover()
    let words = Label(sign.words)
    words.wraps = true
    words.maximumWidthInCharacters = 30
    words.horizontalPosition = 0
    let choices = sign.choices.map { choice in
      let button = Button(label: choice.title)
      button.onClicked(self) { signs in
        signs.close()
        choice.run()
      }
      return button
    }
    choices.first?.addStyleClass("suggested-action")
    let content = Box(.vertical, spacing: 12, [words] + choices)
    content.addStyleClass("page-sign")
    popover.child = content
    popover.setAccessibleLabel(sign.words)
    return popover
  }
}

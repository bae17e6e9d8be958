import GTK
import VoyagerCore

/// Says in the address field that a caret goes through pages; a click turns it off.
@MainActor
final class CaretSign {
  let widget: Button

  private let model: BrowserWindowModel
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    widget = CommandButton.make(.caretBrowsing, icon: "insert-text-symbolic", in: model)
    widget.verticalAlign = .center
    widget.addStyleClass("star")
    widget.addStyleClass("marked")
    observation = observe(self) { $0.update() }
  }

  private func update() {
    widget.isVisible = model.services.settings.settings.pages.showsCaret
    widget.setAccessibleLabel("Turn Caret Browsing Off")
  }
}

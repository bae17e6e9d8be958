import GTK
import VoyagerCore

/// A button with the number of tabs, which opens their overview where the window is too narrow for a tab bar.
@MainActor
final class TabCountButton {
  let widget: Button

  private let model: BrowserWindowModel
  private let count = Label()
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    widget = CommandButton.make(.tabOverview, icon: "view-grid-symbolic", in: model)
    count.addStyleClass("tab-count")
    widget.child = count
    observation = observe(self) { $0.update() }
  }

  private func update() {
    let number = model.tabs.count
    count.text = "\(number)"
    widget.setAccessibleLabel(number == 1 ? "1 Tab" : "\(number) Tabs")
  }
}

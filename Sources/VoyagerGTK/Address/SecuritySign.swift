import GTK
import VoyagerCore

/// How the page in front came, as an icon with words.
@MainActor
final class SecuritySign {
  let widget = Image()

  private let model: BrowserWindowModel
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    widget.addStyleClass("security-sign")
    observation = observe(self) { $0.update() }
  }

  private func update() {
    let sign = ConnectionSign(of: model.selectedTab?.status, isEdited: model.addressField.isEdited)
    widget.iconName = sign.icon
    widget.tooltip = sign.sentence
    widget.setAccessibleLabel(sign.sentence)
    widget.setStyleClass("warning", sign.urgency == .warning)
    widget.setStyleClass("error", sign.urgency == .danger)
  }
}

import GTK
import VoyagerCore

/// Two words beside the security sign, where the person must not miss it.
@MainActor
final class SecurityCaption {
  let widget = Label()

  /// Where there is little room, the name of the site needs it more; the sign stays.
  var sizeClass = SizeClass.regular {
    didSet { update() }
  }

  private let model: BrowserWindowModel
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    widget.addStyleClass("security-caption")
    observation = observe(self) { $0.update() }
  }

  private func update() {
    let sign = ConnectionSign(of: model.selectedTab?.status, isEdited: model.addressField.isEdited)
    widget.text = sign.caption ?? ""
    widget.isVisible = sign.caption != nil && sizeClass == .regular
    widget.setStyleClass("warning", sign.urgency == .warning)
    widget.setStyleClass("error", sign.urgency == .danger)
  }
}

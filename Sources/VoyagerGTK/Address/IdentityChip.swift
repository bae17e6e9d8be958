import GTK
import VoyagerCore

/// Who the person is in the tab in front, unless it is who they usually are.
@MainActor
final class IdentityChip {
  let widget: Box

  private let icon = Image()
  private let name = Label()
  private let model: BrowserWindowModel
  private var colorClass: String?
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    widget = Box(.horizontal, spacing: 4, [icon, name])
    widget.addStyleClass("identity-chip")
    widget.verticalAlign = .center
    name.ellipsize = .end
    name.maximumWidthInCharacters = 12
    observation = observe(self) { $0.update() }
  }

  /// A narrow window has room for the icon alone.
  func setSizeClass(_ sizeClass: SizeClass) { name.isVisible = sizeClass == .regular }

  private func update() {
    let identity = model.selectedTab?.identity ?? model.identity
    widget.isVisible = identity.kind != .standard
    icon.iconName = identity.icon
    icon.setAccessibleLabel(identity.chipTooltip)
    name.text = identity.name
    widget.tooltip = identity.chipTooltip
    if let colorClass {
      widget.removeStyleClass(colorClass)
    }
    let colorClass = "identity-\(identity.color.rawValue)"
    widget.addStyleClass(colorClass)
    self.colorClass = colorClass
  }
}

import GTK
import VoyagerCore

/// The size of the page in front, while it is not the usual one; a click gives that back.
@MainActor
final class ZoomSign {
  let widget = Button(label: "")

  private let model: BrowserWindowModel
  private var sizeClass = SizeClass.regular
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    widget.hasFrame = false
    widget.focusesOnClick = false
    widget.verticalAlign = .center
    widget.addStyleClass("zoom-sign")
    widget.actionName = "win.\(Command.ID.zoomReset.rawValue)"
    widget.tooltip = model.commands[.zoomReset]?.tooltip
    observation = observe(self) { $0.update() }
  }

  /// A narrow field has no room for it; the menu shows the size too.
  func setSizeClass(_ sizeClass: SizeClass) {
    self.sizeClass = sizeClass
    update()
  }

  private func update() {
    let tab = model.selectedTab
    widget.isVisible = sizeClass == .regular && tab?.isZoomed == true
    guard let tab else {
      return
    }
    let percent = Int((tab.zoom * 100).rounded())
    widget.label = "\(percent) %"
    widget.setAccessibleLabel("Size of the page \(percent) percent, back to normal size")
  }
}

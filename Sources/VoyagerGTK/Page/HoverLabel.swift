import GTK
import VoyagerCore

/// Where the link under the pointer leads, over the page's lower corner and never under the pointer.
@MainActor
final class HoverLabel {
  let widget = Label()

  private let model: BrowserWindowModel
  private let area: Overlay
  private var observation: ObservationToken?

  /// - Parameter area: The page's place, over which the label lies.
  init(_ model: BrowserWindowModel, over area: Overlay) {
    self.model = model
    self.area = area
    widget.addStyleClass("hover-label")
    widget.ellipsize = .middle
    widget.maximumWidthInCharacters = 80
    widget.verticalAlign = .end
    widget.horizontalAlign = .start
    widget.canTarget = false
    area.add(widget)
    let motion = MotionController()
    motion.captureFirst()
    motion.on("motion", self) { (label: HoverLabel, x: Double, y: Double) in label.avoid(x, y) }
    area.add(motion)
    observation = observe(self) { $0.update() }
  }

  private func update() {
    let link = model.selectedTab?.status.hover?.link
    widget.text = link.map(AddressDisplay.link) ?? ""
    widget.isVisible = link != nil
  }

  private func avoid(_ x: Double, _ y: Double) {
    guard widget.isVisible else {
      return
    }
    let isNear = y > Double(area.height - 2 * widget.height) && x < Double(widget.width + widget.height)
    widget.horizontalAlign = isNear ? .end : .start
  }
}

import GTK
import VoyagerCore

/// Control and the wheel make the page in front larger and smaller.
@MainActor
final class WheelZoom {
  private let wheel = ScrollController()
  private let model: BrowserWindowModel
  /// What a touchpad has moved and that is no whole step yet.
  private var rest = 0.0

  init(_ model: BrowserWindowModel, over area: Widget) {
    self.model = model
    wheel.captureFirst()
    wheel.on("scroll", self) { (zoom: WheelZoom, _: Double, dy: Double) -> Bool in zoom.scroll(dy) }
    area.add(wheel)
  }

  private func scroll(_ dy: Double) -> Bool {
    guard wheel.modifiers.contains(.control) else {
      rest = 0
      return false
    }
    rest += dy
    while abs(rest) >= 1 {
      model.commands.run(rest < 0 ? .zoomIn : .zoomOut)
      rest -= rest < 0 ? -1 : 1
    }
    return true
  }
}

import GTK
import VoyagerCore

/// The bars in full screen: away, until the pointer touches the top edge or the keyboard goes there.
@MainActor
final class FullScreenBars {
  private let bars: Widget
  private let place: Bin
  private let revealer = Revealer()
  private let model: BrowserWindowModel
  private var isFullScreen = false

  /// - Parameters:
  ///   - place: Where the bars are in a window.
  ///   - content: What the bars float over in full screen.
  init(_ model: BrowserWindowModel, bars: Widget, place: Bin, over content: Overlay) {
    self.model = model
    self.bars = bars
    self.place = place
    place.child = bars
    revealer.verticalAlign = .start
    revealer.transition = .slideDown
    revealer.duration = 150
    revealer.isVisible = false
    revealer.addStyleClass("full-screen-bars")
    content.add(revealer)
    let focus = FocusController()
    focus.on("leave", self) { (bars: FullScreenBars) in bars.revealer.revealsChild = false }
    revealer.add(focus)
  }

  /// Follows the pointer in the whole window, whose very edge may not belong to its content.
  func watchPointer(in window: Window) {
    let motion = MotionController()
    motion.captureFirst()
    motion.on("enter", self) { (bars: FullScreenBars, _: Double, y: Double) in bars.pointerMoved(to: y) }
    motion.on("motion", self) { (bars: FullScreenBars, _: Double, y: Double) in bars.pointerMoved(to: y) }
    window.add(motion)
  }

  func set(_ state: FullScreenState) {
    guard isFullScreen != (state == .fullScreen) else {
      return
    }
    isFullScreen = state == .fullScreen
    place.child = nil
    revealer.child = nil
    revealer.revealsChild = false
    revealer.isVisible = isFullScreen
    if isFullScreen {
      revealer.child = bars
    } else {
      place.child = bars
    }
  }

  /// Shows the bars, because the keyboard goes there.
  func reveal() {
    guard isFullScreen else {
      return
    }
    revealer.revealsChild = true
  }

  private func pointerMoved(to y: Double) {
    guard isFullScreen, model.selectedTab?.status.isFullScreen != true else {
      return
    }
    if y <= 2 {
      revealer.revealsChild = true
    } else if y > Double(revealer.height) + 24, !revealer.containsFocus {
      revealer.revealsChild = false
    }
  }
}

import GTK

/// Clicks on a tab lead to its page, where libadwaita leaves the keyboard on the tab.
@MainActor
final class TabClicks {
  private weak var strip: TabStrip?

  init(_ strip: TabStrip) {
    self.strip = strip
    let click = ClickGesture()
    click.captureFirst()
    click.onPressed(self) { clicks, _, x, y in clicks.press(atX: x, y: y) }
    strip.bar.add(click)
  }

  private func press(atX x: Double, y: Double) {
    guard strip?.bar.page(atX: x, y: y) != nil else {
      return
    }
    // Only after the toolkit has taken the focus.
    Task { [weak strip] in strip?.focusFront() }
  }
}

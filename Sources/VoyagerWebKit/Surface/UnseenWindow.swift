import CDesktop
import GTK

/// A window that gives a view a size and lets it be drawn, on a display that nobody sees.
@MainActor
final class UnseenWindow {
  private let window = Window()

  /// Connects to the display.
  ///
  /// Nobody reads the screen of such a display aloud, so nothing is told to those who could.
  static func prepare() {
    setenv("GTK_A11Y", "none", 1)
    gtk_init()
  }

  init(_ view: WebView, width: Int, height: Int) {
    gtk_window_set_decorated(window.typed(), 0)
    window.defaultSize = (width, height)
    window.child = view
    window.present()
  }

  func close() {
    window.destroy()
  }
}

import CDesktop
import GTK

/// A window that gives a view a size and lets it be drawn, on a display that nobody sees.
@MainActor
final class UnseenWindow {
  private let window = Window()

  /// Connects to the display.
  ///
  /// It has no graphics processor, nobody hears its screen read aloud, and a person's desktop settings say nothing
  /// about it.
  static func prepare() {
    setenv("GSK_RENDERER", "cairo", 0)
    setenv("GSETTINGS_BACKEND", "memory", 0)
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

import CDesktop
import GTK
import VoyagerCore

/// A page that fills the screen.
@MainActor
final class FullScreen {
  private weak var surface: WebKitSurface?

  private init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  static func follow(_ surface: WebKitSurface) {
    let fullScreen = FullScreen(surface)
    surface.webView.connect("enter-fullscreen") { () -> Bool in !fullScreen.enter() }
    surface.webView.connect("leave-fullscreen") { () -> Bool in
      fullScreen.surface?.report(.fullScreenChanged(isFullScreen: false))
      // The window is the shell's; WebKit would change it by itself.
      return true
    }
  }

  /// - Returns: Whether the page may.
  private func enter() -> Bool {
    guard let surface, surface.delegate?.surfaceShouldEnterFullScreen(surface) == true else {
      return false
    }
    surface.report(.fullScreenChanged(isFullScreen: true))
    return true
  }
}

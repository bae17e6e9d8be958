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
    // The window is the shell's; unanswered, WebKit would change it by itself.
    surface.webView.connect("enter-fullscreen") { () -> Bool in
      fullScreen.enter()
      return true
    }
    surface.webView.connect("leave-fullscreen") { () -> Bool in
      fullScreen.leave()
      return true
    }
  }

  private func enter() {
    guard let surface else {
      return
    }
    guard surface.delegate?.surfaceShouldEnterFullScreen(surface) == true else {
      // The signal can't refuse: the page is made to leave again.
      surface.exitFullScreen()
      return
    }
    surface.report(.fullScreenChanged(isFullScreen: true))
  }

  private func leave() {
    guard let surface, surface.isFullScreen else {
      return
    }
    surface.report(.fullScreenChanged(isFullScreen: false))
  }
}

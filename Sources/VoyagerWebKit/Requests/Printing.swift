import CDesktop
import GTK
import VoyagerCore

/// A page that wants to be printed.
@MainActor
final class Printing {
  private weak var surface: WebKitSurface?

  private init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  static func follow(_ surface: WebKitSurface) {
    let printing = Printing(surface)
    surface.webView.connect("print") { () -> Bool in
      if let surface = printing.surface {
        surface.delegate?.surfaceDidRequestPrint(surface)
      }
      return true
    }
  }
}

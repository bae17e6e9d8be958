import CDesktop
import GTK
import VoyagerCore

/// `<input type=color>`.
@MainActor
final class ColorChoosers {
  private weak var surface: WebKitSurface?

  private init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  static func follow(_ surface: WebKitSurface) {
    let choosers = ColorChoosers(surface)
    surface.webView.connect("run-color-chooser") { (chooser: Object) -> Bool in
      choosers.ask(chooser)
      return true
    }
  }

  private func ask(_ chooser: Object) {
    var current = GdkRGBA()
    webkit_color_chooser_request_get_rgba(chooser.opaque, &current)
    let color = PageColor(
      red: Double(current.red), green: Double(current.green), blue: Double(current.blue))
    let request = Request<PageColor?>(safeAnswer: nil) { answer in
      guard let answer else {
        webkit_color_chooser_request_cancel(chooser.opaque)
        return
      }
      var chosen = GdkRGBA(
        red: Float(answer.red), green: Float(answer.green), blue: Float(answer.blue), alpha: 1)
      webkit_color_chooser_request_set_rgba(chooser.opaque, &chosen)
      webkit_color_chooser_request_finish(chooser.opaque)
    }
    guard let surface else {
      return
    }
    surface.ask(request) { $0.surface(surface, asks: color, request) }
  }
}

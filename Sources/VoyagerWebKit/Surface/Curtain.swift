import CDesktop
import GTK

/// Keeps a view from being painted until its first document is there.
///
/// Where pages are drawn in software, WebKit's widget stops the whole program for up to half a second to wait for the
/// first picture of a page whose process runs already, while that page waits for the program's leave to load.
@MainActor
final class Curtain {
  private weak var view: WebView?

  private init(_ view: WebView) {
    self.view = view
    view.opacity = 0
  }

  static func draw(before view: WebView) {
    let curtain = Curtain(view)
    view.connect("load-changed") { (event: UInt32) in
      if WebKitLoadEvent(event) == WEBKIT_LOAD_COMMITTED {
        curtain.open()
      }
    }
    // Whoever handles a signal after this one still hears it.
    view.connect("load-failed") { (_: UInt32, _: String, _: UnsafeMutableRawPointer) -> Bool in
      curtain.open()
      return false
    }
    view.connect("load-failed-with-tls-errors") { (_: String, _: Object, _: UInt32) -> Bool in
      curtain.open()
      return false
    }
    view.connect("web-process-terminated") { (_: UInt32) in curtain.open() }
  }

  private func open() {
    view?.opacity = 1
    view = nil
  }
}

import CDesktop
import GTK
import VoyagerCore

/// Pages that a page opens, and pages that close themselves.
@MainActor
final class NewPages {
  private weak var surface: WebKitSurface?

  private init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  static func follow(_ surface: WebKitSurface) {
    let pages = NewPages(surface)
    surface.webView.connect("create") { (action: UnsafeMutableRawPointer) -> Lent in
      Lent(pages.open(OpaquePointer(action)))
    }
    surface.webView.connect("ready-to-show") { pages.show() }
    surface.webView.connect("close") { pages.close() }
    // The default would run a main loop of its own. No page can ask for it: the setting is off.
    surface.webView.connect("run-as-modal") {}
  }

  private func open(_ action: OpaquePointer) -> WebView? {
    guard let surface, let engine = surface.engine, let delegate = surface.delegate else {
      return nil
    }
    let opening = PageOpening(
      address: Address(action: action), isByUser: webkit_navigation_action_is_user_gesture(action) != 0)
    let page = delegate.surface(surface, newPageFor: opening) {
      let view = WebView(relatedTo: surface.webView)
      let page = WebKitSurface(view, engine: engine, zoom: surface.zoom, opener: surface)
      page.inheritedSize = surface.webView.window?.defaultSize
      engine.place(page)
      return page
    }
    return (page as? WebKitSurface)?.webView
  }

  private func close() {
    guard let surface, !surface.leaveQuestion.documentDidAgree() else {
      return
    }
    surface.report(.closed)
  }

  private func show() {
    guard let surface else {
      return
    }
    let features = WindowFeatures(
      webkit_web_view_get_window_properties(surface.webView.pointer), inherited: surface.inheritedSize)
    surface.report(.readyToShow(features))
  }
}

public import CDesktop
public import GTK

/// WebKit's widget.
public final class WebView: Widget {
  override public class var type: GType { webkit_web_view_get_type() }

  /// Makes a view on the blank page.
  convenience init(in context: Object, _ session: Object, _ settings: Object, control: PageControl = .person)
  {
    self.init(
      UnsafeMutableRawPointer(
        shim_web_view_new(context.opaque, session.opaque, settings.opaque, control == .driver ? 1 : 0)),
      .none)
  }

  /// Makes the view of a page that another page opens: in its store, and connected to it.
  convenience init(openedBy opener: WebView, _ settings: Object) {
    self.init(
      UnsafeMutableRawPointer(shim_web_view_new_related(opener.typed(), settings.opaque)), .none)
  }

  var pointer: UnsafeMutablePointer<WebKitWebView> { typed() }

  var surface: WebKitSurface? { attached(SurfaceLink.self)?.surface }

  var uri: String? { string(webkit_web_view_get_uri(pointer)) }

  var isControlledByDriver: Bool { webkit_web_view_is_controlled_by_automation(pointer) != 0 }
}

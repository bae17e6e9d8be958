public import CDesktop
public import GTK
import VoyagerCore

/// WebKit's widget.
public final class WebView: Widget {
  override public class var type: GType { webkit_web_view_get_type() }

  /// Makes a view on the blank page.
  convenience init(in context: Object, _ session: Object, _ settings: Object) {
    self.init(
      UnsafeMutableRawPointer(shim_web_view_new(context.opaque, session.opaque, settings.opaque)), .none)
  }

  /// Makes a view that a driver controls.
  convenience init(
    forDriverIn context: Object, _ session: Object, _ settings: Object, as placement: AutomationPlacement
  ) {
    let presentation =
      switch placement {
      case .tab: WEBKIT_AUTOMATION_BROWSING_CONTEXT_PRESENTATION_TAB
      case .window: WEBKIT_AUTOMATION_BROWSING_CONTEXT_PRESENTATION_WINDOW
      }
    self.init(
      UnsafeMutableRawPointer(
        shim_web_view_new_automated(context.opaque, session.opaque, settings.opaque, presentation)), .none)
  }

  /// Makes a view that begins in another one's store and process.
  convenience init(relatedTo other: WebView) {
    let settings = webkit_web_view_get_settings(other.pointer)
    self.init(
      UnsafeMutableRawPointer(shim_web_view_new_related(other.typed(), settings)), .none)
  }

  var pointer: UnsafeMutablePointer<WebKitWebView> { typed() }

  var surface: WebKitSurface? { attached(SurfaceLink.self)?.surface }

  var uri: String? { string(webkit_web_view_get_uri(pointer)) }

  var isControlledByDriver: Bool { webkit_web_view_is_controlled_by_automation(pointer) != 0 }
}

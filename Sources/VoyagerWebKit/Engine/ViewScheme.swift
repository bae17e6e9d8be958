import CDesktop
import GTK
import VoyagerCore

/// Tells in which view a document is.
///
/// A page shares the scripts, and with them the messages, of the page that opened it. WebKit says of a message
/// neither its document nor its view, but of a request to a scheme of our own it says the view.
@MainActor
enum ViewScheme {
  static let name = "voyager-view"

  /// Gives a document a name that only the parent's scripts know, and shows it.
  static let naming = """
    (() => {
      const name = crypto.getRandomValues(new Uint32Array(4)).join('-')
      const shown = fetch('\(name):' + name, { mode: 'no-cors' }).catch(() => {})
      return { name, shown }
    })()
    """

  /// Gives a function that sends a text from a document that shows itself first.
  ///
  /// - Parameter message: What the text is sent as.
  static func telling(_ message: String) -> String {
    """
    (() => {
      let document = null
      return async text => {
        document ??= \(naming)
        await document.shown
        window.webkit.messageHandlers.\(message).postMessage(document.name + ' ' + text)
      }
    })()
    """
  }

  /// Hears what documents of the surface, or of pages that it opened, send under a name.
  ///
  /// - Parameter receive: Gets the surface that the document is in, and what ``telling(_:)`` was given.
  static func hear(
    _ message: String, of surface: WebKitSurface,
    _ receive: @escaping @MainActor (WebKitSurface, String) -> Void
  ) {
    guard let manager = webkit_web_view_get_user_content_manager(surface.webView.pointer) else {
      return
    }
    webkit_user_content_manager_register_script_message_handler(manager, message, WebKitSurface.world)
    Object(manager, .none).on("script-message-received::\(message)", surface.group) {
      (group, value: Object) in
      let parts = (takeString(jsc_value_to_string(value.opaque)) ?? "").split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let page = group.page(showing: String(parts[0]))
      else {
        return
      }
      receive(page, String(parts[1]))
    }
  }

  /// Registers the scheme for the context's life.
  static func register(in context: Object) {
    webkit_web_context_register_uri_scheme(
      context.opaque, name,
      { request, _ in
        if let request {
          ViewScheme.answer(Object(request, .none))
        }
      }, nil, nil)
    let manager = webkit_web_context_get_security_manager(context.opaque)
    webkit_security_manager_register_uri_scheme_as_secure(manager, name)
    webkit_security_manager_register_uri_scheme_as_cors_enabled(manager, name)
  }

  private static func answer(_ request: Object) {
    let document = string(webkit_uri_scheme_request_get_path(request.opaque)) ?? ""
    let view = WebView.wrap(ifPresent: webkit_uri_scheme_request_get_web_view(request.opaque))
    view?.surface?.channel.claim(document)
    let stream = Object(g_memory_input_stream_new(), .full)
    webkit_uri_scheme_request_finish(request.opaque, stream.typed(), 0, "text/plain")
  }
}

import CDesktop
import Foundation
import GTK
import VoyagerCore

/// Serves the parent's own pages.
///
/// Pages of the web can neither show nor open them.
@MainActor
final class InternalScheme {
  /// Gives what is at an address, shown in a surface.
  typealias Content = @MainActor (Address, (any EngineSurface)?) -> InternalContent?

  private let content: Content

  private init(_ content: @escaping Content) {
    self.content = content
  }

  /// Registers the scheme for the context's life.
  static func register(in context: Object, content: @escaping Content) {
    let handler = Unmanaged.passRetained(InternalScheme(content)).toOpaque()
    webkit_web_context_register_uri_scheme(
      context.opaque, Address.internalScheme,
      { request, data in
        guard let request, let data else {
          return
        }
        Unmanaged<InternalScheme>.fromOpaque(data).takeUnretainedValue().answer(Object(request, .none))
      }, handler,
      { data in
        guard let data else {
          return
        }
        Unmanaged<InternalScheme>.fromOpaque(data).release()
      })
    let manager = webkit_web_context_get_security_manager(context.opaque)
    webkit_security_manager_register_uri_scheme_as_display_isolated(manager, Address.internalScheme)
    // The pages carry nothing from the network, so nothing in them is mixed content.
    webkit_security_manager_register_uri_scheme_as_secure(manager, Address.internalScheme)
  }

  private func answer(_ request: Object) {
    let address = Address(string(webkit_uri_scheme_request_get_uri(request.opaque)) ?? "")
    let view = WebView.wrap(ifPresent: webkit_uri_scheme_request_get_web_view(request.opaque))
    guard let content = content(address, view?.surface) else {
      let error = g_error_new_literal(
        webkit_network_error_quark(), gint(WEBKIT_NETWORK_ERROR_FILE_DOES_NOT_EXIST.rawValue),
        "There is no such page.")
      defer { g_error_free(error) }
      webkit_uri_scheme_request_finish_error(request.opaque, error)
      return
    }
    let bytes =
      switch content {
      case .page(let page): Bytes.make(page.html)
      case .picture(let picture): Bytes.make(picture)
      }
    defer { g_bytes_unref(bytes) }
    let stream = Object(g_memory_input_stream_new_from_bytes(bytes), .full)
    let response = Object(
      webkit_uri_scheme_response_new(stream.typed(), gint64(g_bytes_get_size(bytes))), .full)
    webkit_uri_scheme_response_set_content_type(response.opaque, content.type)
    webkit_uri_scheme_request_finish_with_response(request.opaque, response.opaque)
  }
}

extension InternalContent {
  fileprivate var type: String {
    switch self {
    case .page: "text/html; charset=utf-8"
    case .picture(let picture): picture.first == 0xFF ? "image/jpeg" : "image/png"
    }
  }
}

import CDesktop
import VoyagerCore

/// Reads what a site says of its connections.
enum StrictTransport {
  /// The header that came with the document in front of a view.
  @MainActor
  static func header(of view: WebView) -> String? {
    guard view.uri?.lowercased().hasPrefix("https:") == true,
      let resource = webkit_web_view_get_main_resource(view.pointer),
      let response = webkit_web_resource_get_response(resource),
      let headers = webkit_uri_response_get_http_headers(response)
    else {
      return nil
    }
    return string(soup_message_headers_get_list(headers, "Strict-Transport-Security"))
  }
}

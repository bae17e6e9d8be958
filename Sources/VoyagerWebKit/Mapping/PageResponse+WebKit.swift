import CDesktop
import GTK
import VoyagerCore

extension PageResponse {
  @MainActor
  init(_ decision: Object) {
    let response = webkit_response_policy_decision_get_response(decision.opaque)
    self.init(
      address: Address(string(webkit_uri_response_get_uri(response)) ?? ""),
      type: string(webkit_uri_response_get_mime_type(response)) ?? "",
      isShowable: webkit_response_policy_decision_is_mime_type_supported(decision.opaque) != 0,
      isAttachment: Self.isAttachment(webkit_uri_response_get_http_headers(response)),
      isMainFrame: webkit_response_policy_decision_is_main_frame_main_resource(decision.opaque) != 0)
  }

  private static func isAttachment(_ headers: OpaquePointer?) -> Bool {
    guard let headers else {
      return false
    }
    var disposition: UnsafeMutablePointer<CChar>?
    var parameters: OpaquePointer?
    guard soup_message_headers_get_content_disposition(headers, &disposition, &parameters) != 0 else {
      return false
    }
    defer { g_hash_table_unref(parameters) }
    return takeString(disposition)?.lowercased() == "attachment"
  }
}

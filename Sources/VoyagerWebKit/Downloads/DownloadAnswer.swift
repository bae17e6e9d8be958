import CDesktop
import GTK
import VoyagerCore

/// What a server answered to a download.
@MainActor
struct DownloadAnswer {
  private let request: OpaquePointer?
  private let response: OpaquePointer?

  init(of download: Object) {
    request = webkit_download_get_request(download.opaque)
    response = webkit_download_get_response(download.opaque)
  }

  init(request: OpaquePointer?, response: OpaquePointer?) {
    self.request = request
    self.response = response
  }

  var status: Int { Int(webkit_uri_response_get_status_code(response)) }

  var type: String { string(webkit_uri_response_get_mime_type(response)) ?? "" }

  /// Of the whole file, in bytes; `nil` when the server did not say, or said it of something that is unpacked on the
  /// way.
  var length: Int64? {
    guard header("Content-Encoding") == nil else {
      return nil
    }
    guard status != 206 else {
      return range?.length
    }
    let length = Int64(clamping: webkit_uri_response_get_content_length(response))
    return length > 0 ? length : nil
  }

  /// Where in the file the answer begins.
  var offset: Int64 { range?.start ?? 0 }

  /// Whether asking the address again gives the file.
  var isRepeatable: Bool { (string(webkit_uri_request_get_http_method(request)) ?? "GET") == "GET" }

  private var range: ContentRange? {
    status == 206 ? header("Content-Range").flatMap(ContentRange.init) : nil
  }

  /// By which the server would go on from the middle of the file.
  var validator: String? {
    guard isRepeatable, header("Content-Encoding") == nil,
      status == 206 || header("Accept-Ranges")?.lowercased() == "bytes"
    else {
      return nil
    }
    // A weak tag may stand for files that differ in their bytes.
    return header("ETag").flatMap { $0.hasPrefix("\"") ? $0 : nil } ?? header("Last-Modified")
  }

  private func header(_ name: String) -> String? {
    webkit_uri_response_get_http_headers(response).flatMap { string(soup_message_headers_get_one($0, name)) }
  }
}

import CDesktop
import Foundation
import GTK
import VoyagerCore

extension WebKitSurface {
  func source() async throws -> PageSource {
    guard let pointer = webkit_web_view_get_main_resource(webView.pointer) else {
      throw SurfaceError(message: "The page is not there yet.")
    }
    let resource = Object(pointer, .none)
    do {
      let bytes: Data = try await gioAsync {
        webkit_web_resource_get_data(resource.opaque, $0, $1, $2)
      } finish: { source, result in
        var count: gsize = 0
        let start = try gtry {
          webkit_web_resource_get_data_finish(source.map { OpaquePointer($0) }, result, &count, $0)
        }
        defer { g_free(start) }
        return start.map { Data(bytes: $0, count: Int(count)) } ?? Data()
      }
      let charset = try? await evaluate("document.characterSet")
      let type = webkit_web_resource_get_response(resource.opaque).flatMap {
        string(webkit_uri_response_get_mime_type($0))
      }
      return PageSource(bytes: bytes, text: Self.text(of: bytes, in: charset), type: type ?? "")
    } catch let error as GLibError {
      throw SurfaceError(message: error.message)
    }
  }

  /// - Parameter charset: The name of the encoding, as JSON.
  private static func text(of bytes: Data, in charset: String?) -> String {
    let name = charset.flatMap { try? JSONDecoder().decode(String.self, from: Data($0.utf8)) } ?? "UTF-8"
    guard name != "UTF-8" else {
      return String(decoding: bytes, as: UTF8.self)
    }
    return bytes.withUnsafeBytes { buffer in
      var count: gsize = 0
      let converted = g_convert_with_fallback(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), gssize(bytes.count), "UTF-8", name, "?", nil,
        &count, nil)
      guard let converted else {
        return String(decoding: bytes, as: UTF8.self)
      }
      defer { g_free(converted) }
      return String(decoding: UnsafeRawBufferPointer(start: converted, count: Int(count)), as: UTF8.self)
    }
  }

  var textEncoding: TextEncoding? {
    get { string(webkit_web_view_get_custom_charset(webView.pointer)).flatMap(TextEncoding.init) }
    set { webkit_web_view_set_custom_charset(webView.pointer, newValue?.rawValue) }
  }
}

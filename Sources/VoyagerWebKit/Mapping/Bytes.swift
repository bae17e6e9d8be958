import CDesktop
import Foundation

/// Bytes on their way between Swift and GLib.
enum Bytes {
  static func make(_ text: String) -> OpaquePointer? {
    let utf8 = Array(text.utf8)
    return g_bytes_new(utf8, gsize(utf8.count))
  }

  static func make(_ data: Data) -> OpaquePointer? {
    data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
  }

  /// Copies GLib's bytes.
  static func data(_ bytes: OpaquePointer?) -> Data? {
    guard let bytes else {
      return nil
    }
    var size: gsize = 0
    guard let start = g_bytes_get_data(bytes, &size) else {
      return Data()
    }
    return Data(bytes: start, count: Int(size))
  }
}

import CDesktop
import Foundation

/// Pictures as PNG.
enum Picture {
  static func png(_ texture: OpaquePointer) -> Data? {
    let bytes = gdk_texture_save_to_png_bytes(texture)
    defer { g_bytes_unref(bytes) }
    return Bytes.data(bytes)
  }
}

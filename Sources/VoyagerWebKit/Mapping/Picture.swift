import CDesktop
import Foundation
import GTK
import VoyagerCore

/// Pictures as PNG.
enum Picture {
  static func png(_ texture: OpaquePointer) -> Data? {
    let bytes = gdk_texture_save_to_png_bytes(texture)
    defer { g_bytes_unref(bytes) }
    return Bytes.data(bytes)
  }

  /// A part of a picture, at least one pixel of it.
  @MainActor
  static func png(_ texture: OpaquePointer, _ part: PagePart) -> Data? {
    guard let pixels = Pixels(of: texture) else {
      return nil
    }
    let left = min(Int(part.x * Double(pixels.width)), pixels.width - 1)
    let top = min(Int(part.y * Double(pixels.height)), pixels.height - 1)
    let width = min(max(Int((part.width * Double(pixels.width)).rounded()), 1), pixels.width - left)
    let height = min(max(Int((part.height * Double(pixels.height)).rounded()), 1), pixels.height - top)
    let stride = pixels.width * 4
    let start = top * stride + left * 4
    let end = (top + height - 1) * stride + (left + width) * 4
    let bytes = Bytes.make(pixels.bytes.subdata(in: start..<end))
    defer { g_bytes_unref(bytes) }
    let cut = Object(
      gdk_memory_texture_new(
        gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride)), .full)
    return png(cut.opaque)
  }
}

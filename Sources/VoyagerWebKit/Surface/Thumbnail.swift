import CDesktop
import Foundation

/// Makes small pictures of large ones.
struct Thumbnail: Sendable {
  let width: Int
  let height: Int

  /// The upper middle of a picture as JPEG, away from the caller's actor.
  @concurrent
  func picture(of pixels: Pixels) async -> Data? {
    pixels.bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress?.assumingMemoryBound(to: guchar.self) else { return nil }
      // What has no size that the ratio leaves whole is cut by a pixel.
      let cut = (
        width: min(pixels.width, max(1, pixels.height * width / height)),
        height: min(pixels.height, max(1, pixels.width * height / width))
      )
      let left = (pixels.width - cut.width) / 2
      let whole = gdk_pixbuf_new_from_data(
        start + left * 4, GDK_COLORSPACE_RGB, 1, 8, Int32(cut.width), Int32(cut.height),
        Int32(pixels.width * 4), nil, nil)
      defer { whole.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
      let small = whole.flatMap {
        gdk_pixbuf_scale_simple($0, Int32(width), Int32(height), GDK_INTERP_BILINEAR)
      }
      defer { small.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
      return small.flatMap(jpeg)
    }
  }

  private func jpeg(_ picture: OpaquePointer) -> Data? {
    swapColors(picture)
    var buffer: UnsafeMutablePointer<CChar>?
    var size: gsize = 0
    let isSaved = gdk_pixbuf_save_to_bufferv(picture, &buffer, &size, "jpeg", nil, nil, nil)
    defer { g_free(buffer) }
    guard isSaved != 0, let buffer else { return nil }
    return Data(bytes: buffer, count: Int(size))
  }

  /// GTK draws blue first, and a file has red first.
  private func swapColors(_ picture: OpaquePointer) {
    guard let start = gdk_pixbuf_get_pixels(picture) else { return }
    let stride = Int(gdk_pixbuf_get_rowstride(picture))
    for row in 0..<height {
      for column in 0..<width {
        let pixel = start + row * stride + column * 4
        (pixel[0], pixel[2]) = (pixel[2], pixel[0])
      }
    }
  }
}

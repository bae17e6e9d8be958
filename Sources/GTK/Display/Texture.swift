public import CDesktop

/// A picture in memory.
public final class Texture: Object {
  override public class var type: GType { gdk_texture_get_type() }

  /// From the bytes of a PNG, JPEG or TIFF file.
  public convenience init(_ bytes: [UInt8]) throws {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    guard let texture = try gtry({ gdk_texture_new_from_bytes(data, $0) }) else {
      throw GLibError(domain: "gdk-texture-error-quark", code: 0, message: "")
    }
    self.init(texture, .full)
  }

  public var width: Int { Int(gdk_texture_get_width(opaque)) }

  public var height: Int { Int(gdk_texture_get_height(opaque)) }

  public func pngBytes() -> [UInt8] {
    let data = gdk_texture_save_to_png_bytes(opaque)
    defer { g_bytes_unref(data) }
    var count: gsize = 0
    let start = g_bytes_get_data(data, &count)
    return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }
}

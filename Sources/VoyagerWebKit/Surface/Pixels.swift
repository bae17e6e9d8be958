import CDesktop
import Foundation

/// A picture as GTK draws it: four bytes a pixel, in the order blue, green, red, alpha.
struct Pixels: Sendable {
  let width: Int
  let height: Int
  let bytes: Data

  init?(of texture: OpaquePointer) {
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    guard width > 0, height > 0 else {
      return nil
    }
    var bytes = Data(count: width * height * 4)
    let stride = gsize(width * 4)
    bytes.withUnsafeMutableBytes { buffer in
      gdk_texture_download(texture, buffer.baseAddress?.assumingMemoryBound(to: guchar.self), stride)
    }
    self.bytes = bytes
  }
}

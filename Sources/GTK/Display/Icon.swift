public import CDesktop

/// An icon, from the theme or from a picture.
public final class Icon: Object {
  override public class var type: GType { g_icon_get_type() }

  public convenience init(name: String) { self.init(g_themed_icon_new(name), .full) }

  public convenience init(_ texture: Texture) {
    // Only newer systems take a texture itself as an icon.
    let data = gdk_texture_save_to_png_bytes(texture.opaque)
    defer { g_bytes_unref(data) }
    self.init(g_bytes_icon_new(data), .full)
  }
}

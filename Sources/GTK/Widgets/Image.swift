public import CDesktop

/// An icon.
public final class Image: Widget {
  override public class var type: GType { gtk_image_get_type() }

  public convenience init(icon: String) { self.init(gtk_image_new_from_icon_name(icon), .none) }

  public convenience init() { self.init(gtk_image_new(), .none) }

  public var iconName: String? {
    get { self["icon-name"] }
    set { self["icon-name"] = newValue }
  }

  public var icon: Icon? {
    get { self["gicon"] }
    set { self["gicon"] = newValue }
  }

  public var pixelSize: Int32 {
    get { self["pixel-size"] }
    set { self["pixel-size"] = newValue }
  }

  public func show(_ texture: Texture) { gtk_image_set_from_paintable(opaque, texture.opaque) }

  public func clear() { gtk_image_clear(opaque) }
}

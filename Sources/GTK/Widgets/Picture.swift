public import CDesktop

/// A picture that takes the room it is given.
public final class Picture: Widget {
  override public class var type: GType { gtk_picture_get_type() }

  public convenience init() { self.init(gtk_picture_new(), .none) }

  public var canShrink: Bool {
    get { self["can-shrink"] }
    set { self["can-shrink"] = newValue }
  }

  /// Fills the room with the middle of the picture, in place of showing all of it.
  public func coverRoom() { gtk_picture_set_content_fit(opaque, GTK_CONTENT_FIT_COVER) }

  public var alternativeText: String? {
    get { self["alternative-text"] }
    set { self["alternative-text"] = newValue }
  }

  public func show(_ texture: Texture?) { gtk_picture_set_paintable(opaque, texture?.opaque) }
}

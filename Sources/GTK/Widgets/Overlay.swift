public import CDesktop

/// A child with others over it.
public final class Overlay: Widget {
  override public class var type: GType { gtk_overlay_get_type() }

  public convenience init() { self.init(gtk_overlay_new(), .none) }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }

  public func add(_ overlay: Widget) { gtk_overlay_add_overlay(opaque, overlay.typed()) }

  public func remove(_ overlay: Widget) { gtk_overlay_remove_overlay(opaque, overlay.typed()) }
}

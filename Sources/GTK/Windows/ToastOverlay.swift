public import CDesktop

/// A child over which toasts appear, one after the other.
public final class ToastOverlay: Widget {
  override public class var type: GType { adw_toast_overlay_get_type() }

  public convenience init() { self.init(adw_toast_overlay_new(), .none) }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }

  public func add(_ toast: Toast) {
    adw_toast_overlay_add_toast(opaque, OpaquePointer(toast.retained()))
  }
}

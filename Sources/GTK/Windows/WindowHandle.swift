public import CDesktop

/// A place to move the window by.
public final class WindowHandle: Widget {
  override public class var type: GType { gtk_window_handle_get_type() }

  public convenience init() { self.init(gtk_window_handle_new(), .none) }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }
}

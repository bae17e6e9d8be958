public import CDesktop

/// A child that scrolls.
public final class ScrolledWindow: Widget {
  override public class var type: GType { gtk_scrolled_window_get_type() }

  public convenience init() { self.init(gtk_scrolled_window_new(), .none) }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }

  public var horizontalPolicy: ScrollPolicy {
    get { self["hscrollbar-policy"] }
    set { self["hscrollbar-policy"] = newValue }
  }

  public var verticalPolicy: ScrollPolicy {
    get { self["vscrollbar-policy"] }
    set { self["vscrollbar-policy"] = newValue }
  }

  public var minimumHeight: Int32 {
    get { self["min-content-height"] }
    set { self["min-content-height"] = newValue }
  }

  public var maximumHeight: Int32 {
    get { self["max-content-height"] }
    set { self["max-content-height"] = newValue }
  }

  public var minimumWidth: Int32 {
    get { self["min-content-width"] }
    set { self["min-content-width"] = newValue }
  }

  /// Whether it grows with its child up to the maximum.
  public var propagatesHeight: Bool {
    get { self["propagate-natural-height"] }
    set { self["propagate-natural-height"] = newValue }
  }

  public var propagatesWidth: Bool {
    get { self["propagate-natural-width"] }
    set { self["propagate-natural-width"] = newValue }
  }
}

extension ScrolledWindow {
  /// Scrolls so far that a part of the child is seen.
  public func reveal(y: Int, height: Int) {
    gtk_adjustment_clamp_page(
      gtk_scrolled_window_get_vadjustment(opaque), Double(y), Double(y + height))
  }
}

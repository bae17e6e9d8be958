public import CDesktop

/// A small surface over a window.
///
/// Its signal is "closed".
open class Popover: Widget {
  override open class var type: GType { gtk_popover_get_type() }

  public convenience init() { self.init(gtk_popover_new(), .none) }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }

  /// Whether a click outside or Escape closes it.
  public var closesByItself: Bool {
    get { self["autohide"] }
    set { self["autohide"] = newValue }
  }

  public var hasArrow: Bool {
    get { self["has-arrow"] }
    set { self["has-arrow"] = newValue }
  }

  public var position: Side {
    get { self["position"] }
    set { self["position"] = newValue }
  }

  /// The place it points at, in its parent's coordinates.
  public func point(at x: Int, _ y: Int, width: Int = 1, height: Int = 1) {
    var rectangle = GdkRectangle(x: gint(x), y: gint(y), width: gint(width), height: gint(height))
    gtk_popover_set_pointing_to(typed(), &rectangle)
  }

  public func open() { gtk_popover_popup(typed()) }

  public func close() { gtk_popover_popdown(typed()) }
}

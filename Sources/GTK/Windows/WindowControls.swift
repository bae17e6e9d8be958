public import CDesktop

/// The window's own buttons of one side, for bars that are not a `HeaderBar`.
public final class WindowControls: Widget {
  override public class var type: GType { gtk_window_controls_get_type() }

  /// - Parameter side: `.start` or `.end`.
  public convenience init(_ side: PackSide) {
    self.init(gtk_window_controls_new(GtkPackType(rawValue: side.rawValue)), .none)
  }

  /// Nil is the desktop's own.
  public var buttonLayout: String? {
    get { self["decoration-layout"] }
    set { self["decoration-layout"] = newValue }
  }
}

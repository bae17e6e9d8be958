public import CDesktop

/// A top-level window.
open class Window: Widget {
  override open class var type: GType { gtk_window_get_type() }
}

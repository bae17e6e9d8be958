public import CDesktop

/// Anything that can be shown in a window.
open class Widget: Object {
  override open class var type: GType { gtk_widget_get_type() }
}

import CDesktop
import GTK

/// The text selected in a page.
///
/// WebKit answers for it only later, too late for a context menu. But it offers each selection to the desktop,
/// and what this process offers can be read at once.
@MainActor
enum PrimarySelection {
  static func text(in view: WebView) -> String? {
    let clipboard = gtk_widget_get_primary_clipboard(view.typed())
    guard gdk_clipboard_is_local(clipboard) != 0, let provider = gdk_clipboard_get_content(clipboard) else {
      return nil
    }
    var value = GValue()
    g_value_init(&value, shim_type_string())
    defer { g_value_unset(&value) }
    guard gdk_content_provider_get_value(provider, &value, nil) != 0 else {
      return nil
    }
    return string(g_value_get_string(&value))
  }
}

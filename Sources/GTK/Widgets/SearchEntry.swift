public import CDesktop

/// A search field.
///
/// Its signals are "search-changed" (after a pause), "activate", "next-match", "previous-match" and
/// "stop-search".
public final class SearchEntry: Widget, Editable {
  override public class var type: GType { gtk_search_entry_get_type() }

  public convenience init() { self.init(gtk_search_entry_new(), .none) }

  public var placeholder: String? {
    get { self["placeholder-text"] }
    set { self["placeholder-text"] = newValue }
  }

  /// Keys typed in this widget start a search.
  public func setKeyCaptureWidget(_ widget: Widget?) {
    gtk_search_entry_set_key_capture_widget(opaque, widget?.typed())
  }
}

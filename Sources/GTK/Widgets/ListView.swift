public import CDesktop

/// A list that makes widgets only for what can be seen of it.
public final class ListView: Widget {
  override public class var type: GType { gtk_list_view_get_type() }

  /// Shows the chosen entry, if there is one.
  public func scrollToChosen() {
    let model = gtk_list_view_get_model(opaque)
    let chosen = gtk_selection_model_get_selection(model)
    defer { gtk_bitset_unref(chosen) }
    guard gtk_bitset_is_empty(chosen) == 0 else { return }
    let place = g_variant_ref_sink(g_variant_new_uint32(gtk_bitset_get_minimum(chosen)))
    defer { g_variant_unref(place) }
    gtk_widget_activate_action_variant(typed(), "list.scroll-to-item", place)
  }
}

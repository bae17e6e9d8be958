public import CDesktop

/// A list that makes widgets only for what can be seen of it.
///
/// Its signal is "activate", with the place of the entry.
public final class ListView: Widget {
  override public class var type: GType { gtk_list_view_get_type() }

  /// - Parameters:
  ///   - make: Makes a row, which shows one entry after the other.
  ///   - bind: Lets a row show the entry at a place.
  ///   - unbind: The row shows nothing any more.
  public convenience init<Owner: AnyObject>(
    _ owner: Owner, make: @escaping @MainActor (Owner) -> Widget,
    bind: @escaping @MainActor (Owner, Widget, Int) -> Void,
    unbind: @escaping @MainActor (Owner, Widget) -> Void
  ) {
    let factory = ListItem.factory(owner, make: make, bind: bind, unbind: unbind)
    let selection = gtk_single_selection_new(gtk_string_list_new(nil))
    self.init(gtk_list_view_new(selection, OpaquePointer(factory.retained())), .none)
    self["single-click-activate"] = true
    self["show-separators"] = true
  }

  /// Shows so many entries anew.
  public func reload(count: Int) { ListItem.reload(gtk_list_view_get_model(opaque), count: count) }

  /// The place that the keyboard is on.
  public var selected: Int? {
    get {
      let place = gtk_single_selection_get_selected(gtk_list_view_get_model(opaque))
      return place == GTK_INVALID_LIST_POSITION ? nil : Int(place)
    }
    set {
      gtk_single_selection_set_selected(
        gtk_list_view_get_model(opaque), newValue.map { guint($0) } ?? GTK_INVALID_LIST_POSITION)
    }
  }

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

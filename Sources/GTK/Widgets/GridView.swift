public import CDesktop

/// A grid that makes cells only for what can be seen of it.
///
/// Its signal is "activate", with the place of the entry.
public final class GridView: Widget {
  override public class var type: GType { gtk_grid_view_get_type() }

  /// - Parameters:
  ///   - make: Makes a cell, which shows one entry after the other.
  ///   - bind: Lets a cell show the entry at a place.
  ///   - unbind: The cell shows nothing any more.
  public convenience init<Owner: AnyObject>(
    _ owner: Owner, make: @escaping @MainActor (Owner) -> Widget,
    bind: @escaping @MainActor (Owner, Widget, Int) -> Void,
    unbind: @escaping @MainActor (Owner, Widget) -> Void
  ) {
    let factory = ListItem.factory(owner, make: make, bind: bind, unbind: unbind)
    let selection = gtk_single_selection_new(gtk_string_list_new(nil))
    self.init(gtk_grid_view_new(selection, OpaquePointer(factory.retained())), .none)
    self["single-click-activate"] = true
  }

  public var columns: ClosedRange<UInt32> {
    get { self["min-columns"]...self["max-columns"] }
    set {
      self["max-columns"] = newValue.upperBound
      self["min-columns"] = newValue.lowerBound
    }
  }

  /// Shows so many entries anew.
  public func reload(count: Int) {
    ListItem.reload(selection, count: count)
  }

  /// The place that the keyboard is on.
  public var selected: Int? {
    get {
      let place = gtk_single_selection_get_selected(selection)
      return place == GTK_INVALID_LIST_POSITION ? nil : Int(place)
    }
    set {
      gtk_single_selection_set_selected(selection, newValue.map { guint($0) } ?? GTK_INVALID_LIST_POSITION)
    }
  }

  /// Brings an entry into sight.
  public func scroll(to place: Int) {
    let place = g_variant_ref_sink(g_variant_new_uint32(guint32(place)))
    defer { g_variant_unref(place) }
    gtk_widget_activate_action_variant(typed(), "list.scroll-to-item", place)
  }

  private var selection: OpaquePointer? { gtk_grid_view_get_model(opaque) }
}

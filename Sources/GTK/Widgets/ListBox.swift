public import CDesktop

/// Rows below each other.
///
/// Its signals are "row-activated" and "row-selected".
public final class ListBox: Widget {
  override public class var type: GType { gtk_list_box_get_type() }

  public convenience init() { self.init(gtk_list_box_new(), .none) }

  public var selectionMode: SelectionMode {
    get { self["selection-mode"] }
    set { self["selection-mode"] = newValue }
  }

  public var activatesOnSingleClick: Bool {
    get { self["activate-on-single-click"] }
    set { self["activate-on-single-click"] = newValue }
  }

  public var rows: [ListRow] { children.compactMap { $0.cast(to: ListRow.self) } }

  public var selectedRow: ListRow? { ListRow.wrap(ifPresent: gtk_list_box_get_selected_row(opaque)) }

  public func select(_ row: ListRow?) { gtk_list_box_select_row(opaque, row?.typed()) }

  public func append(_ child: Widget) { gtk_list_box_append(opaque, child.typed()) }

  public func insert(_ child: Widget, at position: Int) {
    gtk_list_box_insert(opaque, child.typed(), gint(position))
  }

  public func remove(_ child: Widget) { gtk_list_box_remove(opaque, child.typed()) }

  public func removeAll() { rows.forEach(remove) }

  public func row(at index: Int) -> ListRow? {
    ListRow.wrap(ifPresent: gtk_list_box_get_row_at_index(opaque, gint(index)))
  }

  /// The row at a height in the list's own coordinates.
  public func row(atY y: Double) -> ListRow? {
    ListRow.wrap(ifPresent: gtk_list_box_get_row_at_y(opaque, gint(y)))
  }

  public func setPlaceholder(_ widget: Widget?) {
    gtk_list_box_set_placeholder(opaque, widget?.typed())
  }

  public func onRowActivated<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, ListRow) -> Void
  ) {
    on("row-activated", owner) { (owner: Owner, row: ListRow) in body(owner, row) }
  }
}

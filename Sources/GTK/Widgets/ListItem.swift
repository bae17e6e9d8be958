import CDesktop

/// The place of a list in which a cell stands.
final class ListItem: Object {
  override class var type: GType { gtk_list_item_get_type() }

  var child: Widget? {
    get { Widget.wrap(ifPresent: gtk_list_item_get_child(opaque)) }
    set { gtk_list_item_set_child(opaque, newValue?.typed()) }
  }

  var position: Int { Int(gtk_list_item_get_position(opaque)) }
}

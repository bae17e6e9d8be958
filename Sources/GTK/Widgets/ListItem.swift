import CDesktop

/// The place of a list in which a cell stands.
final class ListItem: Object {
  override class var type: GType { gtk_list_item_get_type() }

  var child: Widget? {
    get { Widget.wrap(ifPresent: gtk_list_item_get_child(opaque)) }
    set { gtk_list_item_set_child(opaque, newValue?.typed()) }
  }

  var position: Int { Int(gtk_list_item_get_position(opaque)) }

  /// Makes cells for an owner, and lets them show one entry after the other.
  static func factory<Owner: AnyObject>(
    _ owner: Owner, make: @escaping @MainActor (Owner) -> Widget,
    bind: @escaping @MainActor (Owner, Widget, Int) -> Void,
    unbind: @escaping @MainActor (Owner, Widget) -> Void
  ) -> Object {
    let factory = Object(gtk_signal_list_item_factory_new(), .full)
    factory.on("setup", owner) { (owner: Owner, item: ListItem) in item.child = make(owner) }
    factory.on("bind", owner) { (owner: Owner, item: ListItem) in
      if let child = item.child { bind(owner, child, item.position) }
    }
    factory.on("unbind", owner) { (owner: Owner, item: ListItem) in
      if let child = item.child { unbind(owner, child) }
    }
    return factory
  }

  /// Lets a view show so many entries anew.
  static func reload(_ selection: OpaquePointer?, count: Int) {
    let strings = (0..<count).map(String.init)
    let list = withStrings(strings) { gtk_string_list_new($0) }
    defer { g_object_unref(list.map { UnsafeMutableRawPointer($0) }) }
    gtk_single_selection_set_model(selection, list)
  }
}

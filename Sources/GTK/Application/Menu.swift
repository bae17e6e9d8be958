public import CDesktop

/// A menu's model.
public final class Menu: Object {
  override public class var type: GType { g_menu_get_type() }

  public convenience init() { self.init(g_menu_new(), .full) }

  public var isEmpty: Bool { g_menu_model_get_n_items(typed()) == 0 }

  public var count: Int { Int(g_menu_model_get_n_items(typed())) }

  public func append(_ item: MenuItem) { g_menu_append_item(opaque, item.opaque) }

  /// Appends an item for an action's full name, such as "win.reload".
  public func append(_ label: String, action: String, target: Variant? = nil) {
    append(MenuItem(label, action: action, target: target))
  }

  public func append(section: Menu, label: String? = nil) {
    g_menu_append_section(opaque, label, section.typed())
  }

  public func append(submenu: Menu, label: String) {
    g_menu_append_submenu(opaque, label, submenu.typed())
  }

  public func insert(_ item: MenuItem, at position: Int) {
    g_menu_insert_item(opaque, gint(position), item.opaque)
  }

  public func remove(at position: Int) { g_menu_remove(opaque, gint(position)) }

  public func removeAll() { g_menu_remove_all(opaque) }
}

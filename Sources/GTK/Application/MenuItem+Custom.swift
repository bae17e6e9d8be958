import CDesktop

extension MenuItem {
  /// A place for a widget of the popover that shows the menu.
  public static func custom(_ name: String) -> MenuItem {
    let item = MenuItem("")
    g_menu_item_set_attribute_value(item.opaque, "custom", g_variant_new_string(name))
    return item
  }
}

import CDesktop

extension PopoverMenu {
  /// Shows a widget in the place of the item with this custom name.
  public func add(_ child: Widget, named name: String) {
    gtk_popover_menu_add_child(opaque, child.typed(), name)
  }
}

import CDesktop

extension Widget {
  /// Tells a screen reader which widget the arrow keys are on while the focus stays here.
  public func setActiveDescendant(_ widget: Widget?) {
    guard let widget else {
      gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT)
      return
    }
    var relations = [GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT]
    var value = GValue()
    g_value_init(&value, gtk_accessible_get_type())
    defer { g_value_unset(&value) }
    g_value_set_object(&value, widget.raw)
    gtk_accessible_update_relation_value(opaque, 1, &relations, &value)
  }

  /// Whether it is the chosen one of several.
  public func setAccessiblySelected(_ isSelected: Bool) {
    var states = [GTK_ACCESSIBLE_STATE_SELECTED]
    var value = GValue()
    // It may also be undefined, which GTK counts as a number.
    g_value_init(&value, shim_type_int())
    defer { g_value_unset(&value) }
    g_value_set_int(&value, isSelected ? 1 : 0)
    gtk_accessible_update_state_value(opaque, 1, &states, &value)
  }
}

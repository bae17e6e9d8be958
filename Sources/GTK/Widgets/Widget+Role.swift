import CDesktop

extension Widget {
  /// Says what the widget is.
  ///
  /// Only before it is shown for the first time.
  public func setAccessibleRole(_ role: AccessibleRole) { self["accessible-role"] = role }

  /// Whether what is around the widget waits until it is answered.
  public func setAccessiblyModal(_ isModal: Bool) {
    var properties = [GTK_ACCESSIBLE_PROPERTY_MODAL]
    var value = GValue()
    g_value_init(&value, shim_type_boolean())
    defer { g_value_unset(&value) }
    g_value_set_boolean(&value, isModal ? 1 : 0)
    gtk_accessible_update_property_value(opaque, 1, &properties, &value)
  }
}

import CDesktop

extension Widget {
  /// The name that a screen reader says.
  public func setAccessibleLabel(_ label: String) { update(GTK_ACCESSIBLE_PROPERTY_LABEL, label) }

  /// Leaves the name to what the widget shows.
  public func resetAccessibleLabel() {
    gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
  }

  public func setAccessibleDescription(_ text: String) {
    update(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// Lets a screen reader say a text at once, where the toolkit can.
  public func announce(_ text: String) { shim_accessible_announce(typed(), text) }

  private func update(_ property: GtkAccessibleProperty, _ text: String) {
    var properties = [property]
    var value = GValue()
    g_value_init(&value, shim_type_string())
    defer { g_value_unset(&value) }
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(opaque, 1, &properties, &value)
  }
}

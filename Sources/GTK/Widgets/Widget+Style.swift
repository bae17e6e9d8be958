import CDesktop

extension Widget {
  public var styleClasses: [String] {
    get {
      let classes = gtk_widget_get_css_classes(typed())
      defer { g_strfreev(classes) }
      return strings(from: classes)
    }
    set { withStrings(newValue) { gtk_widget_set_css_classes(typed(), UnsafeMutablePointer(mutating: $0)) } }
  }

  public func addStyleClass(_ name: String) { gtk_widget_add_css_class(typed(), name) }

  public func removeStyleClass(_ name: String) { gtk_widget_remove_css_class(typed(), name) }

  public func setStyleClass(_ name: String, _ isOn: Bool) {
    if isOn {
      addStyleClass(name)
    } else {
      removeStyleClass(name)
    }
  }

  public func hasStyleClass(_ name: String) -> Bool { gtk_widget_has_css_class(typed(), name) != 0 }
}

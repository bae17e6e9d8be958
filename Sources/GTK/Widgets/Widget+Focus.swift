import CDesktop

extension Widget {
  /// Moves the focus to the next widget inside, and from the last one to the first.
  @discardableResult
  public func moveFocusInside(_ direction: FocusDirection) -> Bool {
    let direction = GtkDirectionType(rawValue: direction.rawValue)
    if gtk_widget_child_focus(typed(), direction) != 0 {
      return true
    }
    // At its end a widget remembers where the focus was and would not begin again.
    var inner = window?.focusedWidget
    while let widget = inner, widget != self {
      inner = widget.parent
      inner.map { gtk_widget_set_focus_child($0.typed(), nil) }
    }
    return gtk_widget_child_focus(typed(), direction) != 0
  }
}

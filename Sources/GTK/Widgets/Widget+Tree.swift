import CDesktop

extension Widget {
  public var parent: Widget? { Widget.wrap(ifPresent: gtk_widget_get_parent(typed())) }

  /// The window the widget is in.
  public var window: Window? {
    guard let root = gtk_widget_get_root(typed()) else {
      return nil
    }
    return Widget.wrap(root).cast(to: Window.self)
  }

  public var children: [Widget] {
    var result: [Widget] = []
    var next = gtk_widget_get_first_child(typed())
    while let child = next {
      result.append(Widget.wrap(child))
      next = gtk_widget_get_next_sibling(child)
    }
    return result
  }

  public func isInside(_ ancestor: Widget) -> Bool {
    gtk_widget_is_ancestor(typed(), ancestor.typed()) != 0
  }

  /// Only for popovers and other widgets that no container holds; undo it with `unparent`.
  public func setParent(_ parent: Widget) { gtk_widget_set_parent(typed(), parent.typed()) }

  public func unparent() { gtk_widget_unparent(typed()) }

  /// A point of this widget in the coordinates of another one in the same window.
  public func translate(x: Double, y: Double, to other: Widget) -> (x: Double, y: Double)? {
    var newX = 0.0
    var newY = 0.0
    guard gtk_widget_translate_coordinates(typed(), other.typed(), x, y, &newX, &newY) != 0 else {
      return nil
    }
    return (newX, newY)
  }
}

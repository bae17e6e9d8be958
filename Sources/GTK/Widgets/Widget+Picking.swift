import CDesktop

extension Widget {
  /// The innermost widget at a place in this one.
  public func widget(atX x: Double, y: Double) -> Widget? {
    Widget.wrap(ifPresent: gtk_widget_pick(typed(), x, y, GTK_PICK_DEFAULT))
  }
}

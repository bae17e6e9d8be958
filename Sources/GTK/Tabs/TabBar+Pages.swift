import CDesktop

extension TabBar {
  /// The page whose tab is at a place in the bar.
  public func page(atX x: Double, y: Double) -> TabPage? {
    page(around: widget(atX: x, y: y))
  }

  /// The page whose tab has the keyboard focus.
  public var focusedPage: TabPage? {
    guard containsFocus else {
      return nil
    }
    return page(around: window?.focusedWidget)
  }

  /// The widget of a tab is libadwaita's own secret, but it says which page it is for.
  private func page(around widget: Widget?) -> TabPage? {
    var candidate = widget
    while let widget = candidate, widget != self {
      if Object.typeName(of: widget.raw) == "AdwTab" {
        return widget["page"]
      }
      candidate = widget.parent
    }
    return nil
  }
}

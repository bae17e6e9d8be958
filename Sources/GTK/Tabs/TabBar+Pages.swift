import CDesktop

// The widgets of tabs are libadwaita's own secret, but each says which page it is for.
extension TabBar {
  /// The page whose tab is at a place in the bar.
  public func page(atX x: Double, y: Double) -> TabPage? {
    var candidate = widget(atX: x, y: y)
    while let widget = candidate, widget != self {
      if let page = Self.page(of: widget) {
        return page
      }
      candidate = widget.parent
    }
    return nil
  }

  /// The page whose tab has the keyboard focus.
  public var focusedPage: TabPage? {
    guard containsFocus, let widget = window?.focusedWidget else {
      return nil
    }
    // The focus is on what surrounds a tab.
    return Self.page(of: widget) ?? widget.children.lazy.compactMap(Self.page).first
  }

  /// Gives each tab, and the button that closes it, the name that a screen reader says.
  public func nameTabs() { Self.nameTabs(in: self) }

  private static func nameTabs(in widget: Widget) {
    if let page = page(of: widget) {
      if let tab = widget.parent {
        if tab["accessible-role"] != AccessibleRole.tab {
          tab.setAccessibleRole(.tab)
        }
        tab.setAccessibleLabel(page.title)
      }
    }
    if widget.hasStyleClass("tab-close-button") {
      widget.setAccessibleLabel("Close Tab")
    } else {
      widget.children.forEach(nameTabs)
    }
  }

  private static func page(of widget: Widget) -> TabPage? {
    Object.typeName(of: widget.raw) == "AdwTab" ? widget["page"] : nil
  }
}

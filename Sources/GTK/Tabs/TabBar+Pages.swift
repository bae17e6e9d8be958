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
  ///
  /// - Parameter describe: The name, and the style classes that a tab has of those that `isOurs` knows.
  public func dressTabs(
    ours isOurs: (String) -> Bool, _ describe: (TabPage) -> (name: String, classes: [String])
  ) {
    Self.dressTabs(in: self, isOurs, describe)
  }

  private static func dressTabs(
    in widget: Widget, _ isOurs: (String) -> Bool, _ describe: (TabPage) -> (name: String, classes: [String])
  ) {
    if let page = page(of: widget) {
      let (name, classes) = describe(page)
      let wanted = widget.styleClasses.filter { !isOurs($0) } + classes
      if widget.styleClasses != wanted {
        widget.styleClasses = wanted
      }
      if let tab = widget.parent {
        if tab["accessible-role"] != AccessibleRole.tab {
          tab.setAccessibleRole(.tab)
        }
        tab.setAccessibleLabel(name)
      }
    }
    if widget.hasStyleClass("tab-close-button") {
      widget.setAccessibleLabel("Close Tab")
    } else {
      widget.children.forEach { dressTabs(in: $0, isOurs, describe) }
    }
  }

  private static func page(of widget: Widget) -> TabPage? {
    Object.typeName(of: widget.raw) == "AdwTab" ? widget["page"] : nil
  }
}

extension VoyagerProcess {
  /// Chooses from the menu of a tab.
  func choose(_ title: String, of tab: String) async throws {
    try await click(self.tab(tab), .secondary)
    try await choose(title)
  }

  /// Chooses from the menu that is open, by the keyboard.
  ///
  /// A menu lies in a surface of its own, whose place the accessibility bus does not tell.
  func choose(_ title: String) async throws {
    // A menu may be made anew while it is open, as its page comes.
    try await Poll.untilTrue("\(title) having the focus") {
      if try await menuItem(title).currentStates().contains(.focused) {
        return true
      }
      try await Keyboard.press("Down")
      return try await menuItem(title).currentStates().contains(.focused)
    }
    try await Keyboard.press("Return")
  }

  func menuItem(
    _ title: String, within patience: Duration = Poll.patience
  ) async throws -> AccessibleElement {
    try await tree.find("the menu item \(title)", within: patience) {
      $0.name == title && [.menuItem, .checkMenuItem].contains($0.role) && $0.isShowing
    }
  }

  /// Clicks at a place in an object, in pixels from its upper left corner.
  func click(
    _ element: AccessibleElement, at offset: (x: Int, y: Int), _ button: PointerButton = .primary
  ) async throws {
    try await tree.xWindow(of: element.window()).activate()
    let frame = try await screenFrame(of: element)
    try await Pointer.click(at: ScreenPoint(x: frame.x + offset.x, y: frame.y + offset.y), button)
  }
}

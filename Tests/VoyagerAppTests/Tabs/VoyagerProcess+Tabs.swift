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
    do {
      try await focus(menuItem(title), within: .seconds(8))
    } catch is PollTimeout {
      // A menu is made anew while it is open when its page comes.
      try await focus(menuItem(title), within: Poll.patience)
    }
    try await Keyboard.press("Return")
  }

  private func focus(_ item: AccessibleElement, within patience: Duration) async throws {
    try await Poll.untilTrue("\(item.name) having the focus", within: patience) {
      if try await item.currentStates().contains(.focused) {
        return true
      }
      try await Keyboard.press("Down")
      return try await item.currentStates().contains(.focused)
    }
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

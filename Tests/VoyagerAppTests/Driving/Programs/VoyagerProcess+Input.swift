extension VoyagerProcess {
  /// Clicks in the middle of an object, with its window in front.
  func click(
    _ element: AccessibleElement, _ button: PointerButton = .primary, count: Int = 1,
    holding modifiers: [String] = []
  ) async throws {
    try await tree.xWindow(of: element.window()).activate()
    let center = try await screenFrame(of: element).center
    try await Pointer.click(at: center, button, count: count, holding: modifiers)
  }

  /// Drags an object to a place that no other window may cover.
  func drag(_ element: AccessibleElement, to point: ScreenPoint) async throws {
    try await tree.xWindow(of: element.window()).activate()
    try await Pointer.drag(from: screenFrame(of: element).center, to: point)
  }

  /// Puts the window in front and presses keys in it.
  func press(_ keys: String..., in window: AccessibleElement) async throws {
    try await tree.xWindow(of: window.reference).activate()
    try await Keyboard.press(keys)
  }

  func type(_ text: String, in window: AccessibleElement) async throws {
    try await tree.xWindow(of: window.reference).activate()
    try await Keyboard.type(text)
  }

  func screenFrame(of element: AccessibleElement) async throws -> ScreenRectangle {
    try await tree.screenFrame(of: element)
  }

  func xWindow(of window: AccessibleElement) async throws -> XWindow {
    try await tree.xWindow(of: window.reference)
  }
}

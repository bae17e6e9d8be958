extension AccessibleElement {
  /// Does what a click on it does.
  func press() async throws {
    try await perform(0)
  }

  func perform(action name: String) async throws {
    let actions = try await bus.actions(of: reference)
    guard let index = actions.firstIndex(of: name) else {
      throw AccessibilityError.actionRefused(element: "\(role) \"\(self.name)\" (it has \(actions))")
    }
    try await perform(index)
  }

  func refreshed() async throws -> AccessibleElement {
    try await bus.read(reference)
  }

  func currentName() async throws -> String {
    try await bus.name(of: reference)
  }

  func currentStates() async throws -> Set<AccessibleState> {
    try await bus.states(of: reference)
  }

  /// The window that it is in.
  func window() async throws -> AccessibleReference {
    try await bus.window(of: reference)
  }

  /// The rectangle in the coordinates of its window.
  func frame() async throws -> ScreenRectangle {
    try await bus.frame(of: reference)
  }

  func takeFocus() async throws {
    try await bus.confirm(reference, "org.a11y.atspi.Component", "GrabFocus")
  }

  func text() async throws -> String {
    try await bus.text(of: reference)
  }

  func setText(_ text: String) async throws {
    try await bus.confirm(
      reference, "org.a11y.atspi.EditableText", "SetTextContents", [.string(text)])
  }

  private func perform(_ index: Int) async throws {
    try await bus.confirm(reference, "org.a11y.atspi.Action", "DoAction", [.integer(Int32(index))])
  }
}

import Testing

extension VoyagerProcess {
  /// Chooses another value in a row of the settings window, which is in front, by keys alone.
  func choose(_ value: String, for row: String, from old: String, by arrow: String = "Down") async throws {
    let row = try await goToRow(row)
    try await Keyboard.press("Return")
    // The row itself shows the chosen value in a list of one.
    let choices = try await tree.find("the choices of \(row.name)") { list in
      list.role == .list && list.children.count > 1
        && list.children.contains { $0.isChoice(old) && $0.isShowing }
    }
    try await choices.first { $0.isChoice(old) }?.waitForFocus()
    try await #require(choices.first { $0.isChoice(value) }).reach(by: arrow)
    try await Keyboard.press("Return")
    try await row.waitForFocus()
  }

  /// Goes to a row of the settings window, which is in front, with Tab.
  @discardableResult
  func goToRow(_ name: String) async throws -> AccessibleElement {
    let row = try await tree.find("the row \(name)") { element in
      element.name == name && element.role != .label && element.isShowing
    }
    try await row.reach(by: "Tab")
    return row
  }
}

extension AccessibleElement {
  /// Presses a key again and again until this has the keyboard.
  fileprivate func reach(by key: String) async throws {
    for _ in 0..<100 {
      guard (try? await waitForFocus(within: .milliseconds(250))) == nil else {
        return
      }
      try await Keyboard.press(key)
    }
    try await waitForFocus()
  }

  fileprivate func waitForFocus(within patience: Duration = Poll.patience) async throws {
    try await Poll.untilTrue("the keyboard on \(role) \"\(name)\"", within: patience) {
      try await currentStates().contains(.focused)
    }
  }

  /// Choices of a list have no name of their own; what they show is read.
  fileprivate func isChoice(_ name: String) -> Bool {
    role == .listItem && first { $0.role == .label && $0.name == name } != nil
  }
}

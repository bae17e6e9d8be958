extension VoyagerProcess {
  /// Chooses from the context menu of what is in the middle of a page.
  func choose(_ title: String, onPageOf window: String) async throws {
    // The toolkit sometimes opens no menu for the first click after another menu has closed.
    for patience in [Duration.seconds(4), .seconds(4), Poll.patience] {
      try await Pointer.move(to: ScreenPoint(x: 1, y: 1))
      try await clickPage(in: window, .secondary)
      if try await showsMenuItem(title, within: patience) {
        break
      }
      try await Keyboard.press("Escape")
    }
    try await choose(title)
  }

  private func showsMenuItem(_ title: String, within patience: Duration) async throws -> Bool {
    do {
      _ = try await menuItem(title, within: patience)
      return true
    } catch is PollTimeout {
      return false
    }
  }

  /// What stands in the address field of a window.
  func address(in title: String) async throws -> String? {
    try await tree.windows().first { $0.name == title && $0.isShowing }?
      .first { $0.name == "Address" && $0.role == .text }?.text()
  }
}

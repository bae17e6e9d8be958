extension VoyagerProcess {
  /// Chooses from the context menu of what is in the middle of a page.
  func choose(_ title: String, onPageOf window: String) async throws {
    // A second click on the very spot where a menu has just closed opens none.
    try await Pointer.move(to: ScreenPoint(x: 1, y: 1))
    try await clickPage(in: window, .secondary)
    try await choose(title)
  }

  /// What stands in the address field of a window.
  func address(in title: String) async throws -> String? {
    try await tree.windows().first { $0.name == title && $0.isShowing }?
      .first { $0.name == "Address" && $0.role == .text }?.text()
  }
}

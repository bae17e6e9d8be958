extension VoyagerProcess {
  /// Runs a command of the main menu's "Page Tools", through the menus inside it.
  func runTool(_ path: String...) async throws {
    try await press("F10")
    for name in ["Page Tools"] + path {
      try await tree.find("\"\(name)\" in the menu") {
        $0.name == name && $0.isShowing && $0.role != .button
      }.press()
    }
    // It takes keys until it is gone.
    try await Poll.untilTrue("the end of the menu") {
      try await tree.windows().allSatisfy {
        $0.first { $0.name == path.last && $0.isShowing && $0.role != .button && $0.role != .panel } == nil
      }
    }
  }
}

extension TestSite {
  /// How often a page of `TypingPage` got the keyboard.
  var keyboardReports: Int { reports.count { $0 == "has the keyboard" } }

  func waitForKeyboard(after count: Int) async throws {
    try await wait(for: "has the keyboard", times: count + 1)
  }
}

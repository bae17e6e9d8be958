/// Real key presses (XTEST), which go to the window that has the keyboard.
enum Keyboard {
  /// Presses keys by their X names, one after the other: `press("ctrl+t", "Return")`.
  static func press(_ keys: String...) async throws {
    try await press(keys)
  }

  static func press(_ keys: [String]) async throws {
    try await Command.run("xdotool", ["key", "--clearmodifiers"] + keys)
  }

  /// Types letters that the test display's keyboard has: the American ones.
  ///
  /// Others are lost on the way.
  static func type(_ text: String) async throws {
    try await Command.run("xdotool", ["type", "--clearmodifiers", "--delay", "8", "--", text])
  }
}

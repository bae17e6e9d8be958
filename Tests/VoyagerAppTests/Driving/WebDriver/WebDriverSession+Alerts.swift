extension WebDriverSession {
  /// Waits for a dialog of the page and returns its text.
  func alertText() async throws -> String {
    try await Poll.until("a dialog of the page") {
      try? await get("/alert/text").string
    }
  }

  func acceptAlert() async throws {
    try await post("/alert/accept")
  }

  func dismissAlert() async throws {
    try await post("/alert/dismiss")
  }

  func answerPrompt(_ text: String) async throws {
    try await post("/alert/text", ["text": .string(text)])
    try await acceptAlert()
  }
}

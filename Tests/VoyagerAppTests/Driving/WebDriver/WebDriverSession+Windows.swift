extension WebDriverSession {
  enum WindowKind: String, Sendable {
    case tab
    case window
  }

  func windows() async throws -> [String] {
    (try await get("/window/handles").array ?? []).compactMap(\.string)
  }

  func currentWindow() async throws -> String {
    try await get("/window").string ?? ""
  }

  func switchTo(window handle: String) async throws {
    try await post("/window", ["handle": .string(handle)])
  }

  func newWindow(_ kind: WindowKind) async throws -> String {
    try await post("/window/new", ["type": .string(kind.rawValue)])["handle"]?.string ?? ""
  }

  func closeWindow() async throws {
    _ = try await connection.send("DELETE", "/session/\(identifier)/window")
  }

  /// Waits for a window that wasn't there before.
  func waitForWindow(besides known: [String]) async throws -> String {
    try await Poll.until("a new window") {
      try await windows().first { !known.contains($0) }
    }
  }
}

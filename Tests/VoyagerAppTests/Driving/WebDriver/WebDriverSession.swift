import Foundation

/// One session of the W3C WebDriver protocol: only the commands that the tests need.
struct WebDriverSession: Sendable {
  let connection: WebDriverConnection
  let identifier: String

  static func create(
    _ connection: WebDriverConnection, binary: String, arguments: [String],
    capabilities: [String: JSONValue] = [:]
  ) async throws -> WebDriverSession {
    try await Poll.untilTrue("a listening driver") {
      (try? await connection.send("GET", "/status")) != nil
    }
    var wanted = capabilities
    wanted["webkitgtk:browserOptions"] = [
      "binary": .string(binary), "args": .array(arguments.map { .string($0) }),
    ]
    let answer = try await connection.send(
      "POST", "/session", ["capabilities": ["alwaysMatch": .object(wanted)]])
    guard let identifier = answer["sessionId"]?.string else {
      throw WebDriverError(command: "new session", code: "no session", message: "\(answer)")
    }
    return WebDriverSession(connection: connection, identifier: identifier)
  }

  func delete() async throws {
    _ = try await connection.send("DELETE", "/session/\(identifier)")
  }

  func open(_ address: String) async throws {
    try await post("/url", ["url": .string(address)])
  }

  func address() async throws -> String { try await get("/url").string ?? "" }
  func title() async throws -> String { try await get("/title").string ?? "" }
  func goBack() async throws { try await post("/back") }
  func goForward() async throws { try await post("/forward") }
  func reload() async throws { try await post("/refresh") }

  /// Runs the body of a function in the page and returns its value.
  @discardableResult
  func run(_ script: String, _ arguments: [JSONValue] = []) async throws -> JSONValue {
    try await post("/execute/sync", ["script": .string(script), "args": .array(arguments)])
  }

  /// The picture of the page, as PNG.
  func screenshot() async throws -> Data {
    try await get("/screenshot").string.flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  func get(_ path: String) async throws -> JSONValue {
    try await connection.send("GET", "/session/\(identifier)\(path)")
  }

  @discardableResult
  func post(_ path: String, _ body: JSONValue = [:]) async throws -> JSONValue {
    try await connection.send("POST", "/session/\(identifier)\(path)", body)
  }
}

/// An element of the page in the session's current window.
///
/// WebKitGTK for GTK 4 is built without the driver's own clicks and keys: it answers them with "unsupported
/// operation". `PageInput` does them with the pointer and the keyboard of the display.
struct WebDriverElement: Sendable {
  let session: WebDriverSession
  let identifier: String

  func text() async throws -> String {
    try await session.get("/element/\(identifier)/text").string ?? ""
  }

  func property(_ name: String) async throws -> JSONValue {
    try await session.get("/element/\(identifier)/property/\(name)")
  }

  /// How a script gets it as an argument.
  var argument: JSONValue {
    [WebDriverSession.elementKey: .string(identifier)]
  }
}

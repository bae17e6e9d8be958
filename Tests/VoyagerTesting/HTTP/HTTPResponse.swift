public import Foundation

/// What a route answers.
public struct HTTPResponse: Sendable {
  /// How the body is sent.
  public enum Body: Sendable {
    case whole(Data)
    /// Piece after piece, with a pause in seconds after each.
    case slow([Data], pause: Double)
    /// Less than the length that is announced, then the connection ends.
    case broken(Data, length: Int)
    /// Nothing is sent, not even the status; the connection stays open.
    case never
    /// The connection ends, and nothing is sent.
    case none
  }

  public var status: Int
  public var headers: [String: String]
  public var body: Body
  /// How long the answer is held back, in seconds.
  public var delay: Double

  public init(
    status: Int = 200, headers: [String: String] = [:], body: Body = .whole(Data()), delay: Double = 0
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.delay = delay
  }

  public static func html(_ text: String, status: Int = 200, delay: Double = 0) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/html; charset=utf-8"],
      body: .whole(Data(text.utf8)), delay: delay)
  }

  public static func redirect(to location: String, status: Int = 302) -> HTTPResponse {
    HTTPResponse(status: status, headers: ["Location": location])
  }

  public static func attachment(named name: String, _ body: Body) -> HTTPResponse {
    HTTPResponse(
      headers: [
        "Content-Type": "application/octet-stream",
        "Content-Disposition": "attachment; filename=\"\(name)\"",
      ],
      body: body)
  }

  /// Asks for a name and a password.
  public static func signIn(realm: String) -> HTTPResponse {
    var response = HTTPResponse.html("<title>Not signed in</title>", status: 401)
    response.headers["WWW-Authenticate"] = "Basic realm=\"\(realm)\""
    return response
  }

  public static let notFound = HTTPResponse.html("<title>Not found</title>", status: 404)
  public static let ended = HTTPResponse(body: .none)
  public static let hanging = HTTPResponse(body: .never)
}

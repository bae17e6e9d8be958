public import Foundation

/// A request that the test server received.
public struct HTTPRequest: Sendable {
  public var method: String
  /// The path alone, as it was sent.
  public var path: String
  /// What follows the question mark, without it.
  public var query: String
  /// Names in lower case.
  public var headers: [String: String]
  public var body: Data

  public init(
    method: String, path: String, query: String = "", headers: [String: String] = [:], body: Data = Data()
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// The name and password that came with it, as `name:password`.
  public var credential: String? {
    guard let header = headers["authorization"], header.hasPrefix("Basic "),
      let data = Data(base64Encoded: String(header.dropFirst(6)))
    else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }
}

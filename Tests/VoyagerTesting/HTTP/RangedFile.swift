public import Foundation
import Synchronization

/// A file that a server sends slowly, and from the middle when it is asked to.
public final class RangedFile: Sendable {
  private static let piece = 50_000

  private let body: Data
  private let pause: Double
  private let seen = Mutex<[HTTPRequest]>([])

  /// - Parameter pause: After each piece, in seconds.
  public init(_ body: Data, pause: Double = 0.03) {
    self.body = body
    self.pause = pause
  }

  public var requests: [HTTPRequest] { seen.withLock { $0 } }

  public func answer(to request: HTTPRequest) -> HTTPResponse {
    seen.withLock { $0.append(request) }
    let range = request.headers["range"]?.dropFirst("bytes=".count).prefix { $0.isNumber }
    let start = range.flatMap { Int($0) } ?? 0
    let rest = stride(from: start, to: body.count, by: Self.piece)
      .map { Data(body[$0..<min($0 + Self.piece, body.count)]) }
    var response = HTTPResponse.attachment(named: "big.bin", .slow(rest, pause: pause))
    response.headers["ETag"] = "\"one\""
    response.headers["Accept-Ranges"] = "bytes"
    if range != nil {
      response.status = 206
      response.headers["Content-Range"] = "bytes \(start)-\(body.count - 1)/\(body.count)"
    }
    return response
  }
}

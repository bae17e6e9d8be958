import Foundation
import Synchronization
import VoyagerTesting

/// A file that a server sends slowly, and from the middle when it is asked to.
final class RangedFile: Sendable {
  private static let piece = 50_000

  private let body: Data
  private let seen = Mutex<[HTTPRequest]>([])

  init(_ body: Data) {
    self.body = body
  }

  var requests: [HTTPRequest] { seen.withLock { $0 } }

  func answer(to request: HTTPRequest) -> HTTPResponse {
    seen.withLock { $0.append(request) }
    let range = request.headers["range"]?.dropFirst("bytes=".count).prefix { $0.isNumber }
    let start = range.flatMap { Int($0) } ?? 0
    let rest = stride(from: start, to: body.count, by: Self.piece)
      .map { Data(body[$0..<min($0 + Self.piece, body.count)]) }
    var response = HTTPResponse.attachment(named: "big.bin", .slow(rest, pause: 0.03))
    response.headers["ETag"] = "\"one\""
    response.headers["Accept-Ranges"] = "bytes"
    if range != nil {
      response.status = 206
      response.headers["Content-Range"] = "bytes \(start)-\(body.count - 1)/\(body.count)"
    }
    return response
  }
}

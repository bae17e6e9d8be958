import Foundation
import Synchronization
import VoyagerTesting

/// A web site whose pages tell the test what happens in them.
final class TestSite: Sendable {
  let server: HTTPServer
  private let told = Mutex<[String]>([])

  init() throws {
    server = try HTTPServer()
    server.on(Self.reportPath) { [weak self] request in
      self?.told.withLock { $0.append(String(decoding: request.body, as: UTF8.self)) }
      return HTTPResponse(headers: ["Access-Control-Allow-Origin": "*"])
    }
  }

  deinit { server.stop() }

  /// What the pages have told, in order.
  var reports: [String] { told.withLock { $0 } }

  func address(_ path: String) -> String { server.address(path) }

  /// The same server under another name, which makes it another site.
  func namedAddress(_ path: String) -> String { server.namedAddress(path) }

  /// Answers a path with a page titled like its path, which tells "shown" and the path once it can be used.
  ///
  /// Its scripts have `tell(text)`, which returns when the test knows. A `<button class=all>` fills the page.
  func page(_ path: String, _ html: String) {
    server.page(path, Self.document(titled: path, html))
  }

  static func document(titled title: String, _ html: String) -> String {
    """
    <!DOCTYPE html><meta charset="utf-8"><title>\(title)</title>
    <style>.all { position: fixed; inset: 0; width: 100%; height: 100%; font-size: 2rem }</style>
    <script>
    function tell(text) {
      const request = new XMLHttpRequest()
      request.open('POST', '\(reportPath)', false)
      request.send(String(text))
    }
    addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() =>
      tell('shown ' + location.pathname))))
    </script>
    <body>\(html)
    """
  }

  /// Waits until a page has told a text, and told it so many times.
  func wait(for report: String, times: Int = 1, within patience: Duration = Poll.patience) async throws {
    try await Poll.untilTrue(
      "the page telling \"\(report)\"", within: patience, details: { "It told \(reports)." }
    ) {
      reports.count { $0 == report } >= times
    }
  }

  private static let reportPath = "/told"
}

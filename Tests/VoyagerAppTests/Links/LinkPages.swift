import Foundation
import VoyagerTesting

/// Pages, from a server and from files, whose title is their own address.
final class LinkPages: Sendable {
  static let html = "<!doctype html><meta charset=utf-8><script>document.title = location.href</script>"

  let server: HTTPServer

  init() throws {
    server = try HTTPServer()
    for path in ["/a", "/b", "/c", "/it's", "/e"] {
      server.page(path, Self.html)
    }
  }

  deinit { server.stop() }

  /// Addresses of pages: a plain one, one with a query, one with a fragment, and more.
  var five: [String] {
    ["/a", "/b?a=b&c=d", "/c#frag", "/it's?q=%22so%22&e=%26#x=1&y=2", "/e?a=$(x)&b=`y`;z"].map(server.address)
  }

  /// Writes a page into a folder and returns its path.
  func writeFile(_ name: String, in folder: URL) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Self.html.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}

import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Kinds of downloads")
  struct DownloadKindTests {
    private struct Kind {
      let path: String
      let html: String
      let file: String
      var text = "whole"
    }

    private static let kinds = [
      Kind(path: "/blob", html: blob, file: "blob.txt"),
      Kind(
        path: "/data", html: "<a class=all download=data.txt href=data:text/plain,whole>Save</a>",
        file: "data.txt"),
      Kind(path: "/named", html: "<a class=all download=named.txt href=/plain>Save</a>", file: "named.txt"),
      Kind(path: "/cookie", html: "<a class=all href=/secret>Save</a>", file: "secret.txt", text: "who=me"),
      Kind(path: "/frame", html: "<iframe src=/framed></iframe>", file: "framed.txt"),
    ]

    private static let blob = """
      <a class=all download=blob.txt>Save</a>
      <script>
      document.querySelector('a').href = URL.createObjectURL(new Blob(['whole'], { type: 'text/plain' }))
      </script>
      """

    @Test(
      "Files from frames, blob and data addresses, links that say so, and with the page's cookies come whole")
    func comes() async throws {
      let site = try TestSite()
      for kind in Self.kinds {
        site.page(kind.path, kind.html)
      }
      site.server.on("/cookie") { _ in
        var page = HTTPResponse.html(
          TestSite.document(titled: "/cookie", "<a class=all href=/secret>Save</a>"))
        page.headers["Set-Cookie"] = "who=me"
        return page
      }
      site.server.on("/plain") { _ in
        HTTPResponse(headers: ["Content-Type": "text/plain"], body: .whole(Data("whole".utf8)))
      }
      site.server.on("/secret") { request in
        .attachment(named: "secret.txt", .whole(Data((request.headers["cookie"] ?? "").utf8)))
      }
      site.server.on("/framed") { _ in .attachment(named: "framed.txt", .whole(Data("whole".utf8))) }
      site.page("/start", "Start")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/start")], in: environment) { voyager in
        try await site.wait(for: "shown /start")
        for kind in Self.kinds {
          try await voyager.open(kind.path, of: site)
          if kind.html.contains("class=all") {
            try await voyager.clickPage()
          }
          try await Poll.untilTrue(kind.file, details: { "\(environment.downloadedFiles)" }) {
            environment.downloadedFiles[kind.file] == kind.text
          }
        }
        #expect(environment.downloadedFiles.count == Self.kinds.count)
      }
    }

    @Test("A program waits for the person, who keeps it or wants nothing of it")
    func holds() async throws {
      let site = try TestSite()
      for name in ["setup.sh", "other.exe"] {
        site.server.on("/" + name) { _ in .attachment(named: name, .whole(Data("whole".utf8))) }
      }
      site.page("/start", "Start")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/start")], in: environment) { voyager in
        try await site.wait(for: "shown /start")
        try await voyager.go(to: site.address("/setup.sh"))
        _ = try await voyager.notice(
          "“setup.sh” is a script. Keep or discard it in the list of downloads.")
        #expect(environment.downloadedFiles["setup.sh"] == nil)
        try await voyager.press("ctrl+shift+y")
        try await voyager.tree.find(.button, named: "Keep “setup.sh”").press()
        try await Poll.untilTrue("the script") { environment.downloadedFiles == ["setup.sh": "whole"] }
        try await voyager.press("Escape")
        try await voyager.go(to: site.address("/other.exe"))
        try await Poll.untilTrue("the held file") { environment.downloadedFiles.count == 2 }
        try await voyager.press("ctrl+shift+y")
        try await voyager.tree.find(.button, named: "Discard “other.exe”").press()
        try await Poll.untilTrue("nothing of it") { environment.downloadedFiles == ["setup.sh": "whole"] }
      }
    }
  }
}

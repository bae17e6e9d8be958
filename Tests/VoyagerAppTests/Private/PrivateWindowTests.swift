import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Private windows")
  struct PrivateWindowTests {
    @Test("Pages that a private page opens stay private, and nothing of them is left")
    func leavesNothing() async throws {
      let server = try HTTPServer()
      defer { server.stop() }
      for (path, word) in [
        ("/public", "publicmarker"), ("/private", "secretmarker"), ("/next", "secretmarker"),
      ] {
        server.page(path, Self.page(path, remembers: word))
      }
      try await VoyagerProcess.run([server.address("/public")]) { voyager in
        try await voyager.tree.waitForTabs(["/public"])
        try await voyager.handOver(["--private", server.address("/private")])
        try await voyager.tree.waitForTabs(["/private"], inFront: "/private — Private")

        try await click(in: voyager, .middle)
        try await voyager.tree.waitForTabs(["/private", "/next"], inFront: "/private — Private")
        try await click(in: voyager, .primary)
        let window = try await voyager.tree.waitForTabs(
          ["/private", "/next", "/next"], inFront: "/next — Private")
        #expect(server.requests(for: "/next").allSatisfy { $0.headers["cookie"] == "m=secretmarker" })

        let folder = voyager.environment.folder
        try await Poll.untilTrue("the public page being remembered", within: .seconds(40)) {
          !StoredText(text: "publicmarker").files(below: folder).isEmpty
        }
        try await voyager.xWindow(of: window).requestClose()
        try await Poll.untilTrue("the public window alone") {
          try await voyager.tree.tabTitles() == [["/public"]]
        }
        #expect(StoredText(text: "secretmarker").files(below: folder) == [])
        try await voyager.terminate()
        #expect(StoredText(text: "secretmarker").files(below: folder) == [])
      }
    }

    private func click(in voyager: VoyagerProcess, _ button: PointerButton) async throws {
      let view = try await voyager.tree.find("the private page") {
        $0.name == "WebKitWebView" && $0.isShowing
      }
      // The window of the private page is the one in front.
      let window = try await voyager.tree.find("the private window") {
        $0.role == .frame && $0.name.hasSuffix("— Private")
      }
      let page = window.first { $0.name == view.name && $0.isShowing } ?? view
      try await voyager.click(page, button)
    }

    private static func page(_ title: String, remembers word: String) -> String {
      """
      <!doctype html><title>\(title)</title>
      <a href="/next" target="_blank" style="position: fixed; inset: 0">\(word)</a>
      <script>
      document.cookie = 'm=\(word); max-age=86400'
      localStorage.m = '\(word)'
      </script>
      """
    }
  }
}

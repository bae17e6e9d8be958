import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Icons and pictures of sites")
  struct SitePictureTests {
    @Test("The start page shows how a page looked and lists show its icon, until its history is deleted")
    func showsAndForgets() async throws {
      let site = try TestSite()
      site.server.on("/icon.png") { _ in
        HTTPResponse(headers: ["Content-Type": "image/png"], body: .whole(ScreenColor.greenIcon))
      }
      let html = """
        <style>body { background: #f0f }</style>
        <script>document.head.insertAdjacentHTML('beforeend', '<link rel=icon href=/icon.png>')</script>
        """
      site.page("/open", html)
      site.server.on("/secret") { _ in
        var response = HTTPResponse.html(TestSite.document(titled: "/secret", html))
        response.headers["Cache-Control"] = "no-store"
        return response
      }
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.namedAddress("/secret")], in: environment) { voyager in
        try await site.wait(for: "shown /secret")
        try await voyager.open("/open", of: site)
        try await Poll.untilTrue("the icon of the page") {
          !Self.pictures(in: environment).isEmpty
        }
        // The start page is asked for now, and has tiles for both sites.
        try await voyager.press("ctrl+t")
        _ = try await voyager.window(titled: "Voyager")
        for path in ["/secret", "/open"] {
          try await voyager.select(path)
          try await voyager.press("F5")
          try await site.wait(for: "shown \(path)", times: 2)
          // The picture is taken a second after that.
          try await Task.sleep(for: .seconds(2))
        }
        try await voyager.select("Voyager")
        try await voyager.press("F5")
        try await Poll.untilTrue("the picture of one page") {
          try await (5000...60_000).contains(ScreenColor.magenta.count())
        }
        try await voyager.press("ctrl+h")
        let window = try await voyager.tree.window(titled: "History")
        try await Poll.untilTrue("an icon for each row") {
          try await ScreenColor.green.count() >= 2 * 16 * 16
        }
        try await voyager.type("open", in: window)
        try await voyager.tree.waitUntilGone(.button, named: "Delete “/secret”")
        try await Keyboard.press("Tab", "Tab", "Delete")
        _ = try await voyager.tree.find("the end of the search") {
          $0.name == "No page with these words was found." && $0.isShowing
        }
        try await Keyboard.press("Escape")
        _ = try await voyager.tree.find(.button, named: "Delete “/secret”")
        try await Keyboard.press("Escape")
        try await Poll.untilTrue("the window is gone") { try await voyager.tree.windows().count == 1 }
        try await Poll.untilTrue("no picture any more") { try await ScreenColor.magenta.count() == 0 }
      }
    }

    private static func pictures(in environment: TestEnvironment) -> [String] {
      StoredText(text: "/icon.png").files(below: environment.profile)
    }
  }
}

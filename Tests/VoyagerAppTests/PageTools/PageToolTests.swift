import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Page tools")
  struct PageToolTests {
    @Test("The source of a page and a picture of it, from keys and from the menu")
    func takesFromThePage() async throws {
      let site = try TestSite()
      site.page("/one", "<h1>Bread</h1><script>document.body.append('made by a script')</script>")
      try await VoyagerProcess.run([site.address("/one")]) { voyager in
        try await site.wait(for: "shown /one")
        let fetched = site.server.requests.count
        try await voyager.press("ctrl+u")
        _ = try await voyager.tree.find("the source") { $0.role == .frame && $0.name.hasPrefix("Source of ") }
        try await Screenshot.save("source")
        #expect(site.server.requests.count { $0.path == "/one" } == 1 && fetched > 0)
        try await voyager.press("ctrl+w")
        _ = try await voyager.window(titled: "/one")
        try await voyager.press("ctrl+shift+s")
        let notice = try await voyager.tree.find("the notice") {
          $0.name.hasPrefix("The picture is saved in ")
        }
        #expect(notice.isShowing)
        try await Screenshot.save("picture-saved")
        try await voyager.runTool("Pictures", "Copy Picture of Whole Page")
        _ = try await voyager.notice("The picture is copied.")
      }
    }
  }
}

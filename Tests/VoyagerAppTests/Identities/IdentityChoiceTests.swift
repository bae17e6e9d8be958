import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Choosing an identity")
  struct IdentityChoiceTests {
    private func site() throws -> TestSite {
      let site = try TestSite()
      for path in ["/page", "/link"] {
        site.server.on(path) { request in
          let link = "<a class=all style='font-size: 9rem' href=/link>Link</a>"
          var response = HTTPResponse.html(TestSite.document(titled: path, link))
          response.headers["Set-Cookie"] = "who=\(request.headers["cookie"] ?? "new"); Max-Age=999"
          return response
        }
      }
      return site
    }

    /// Runs the program on a page of a site, with a second identity.
    private func runOnPage(_ body: (TestSite, VoyagerProcess) async throws -> Void) async throws {
      let site = try site()
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try environment.addWork()
      try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        try await body(site, voyager)
      }
    }

    @Test("A tab opens in an identity from the menu of the button for new tabs, by mouse and by keyboard")
    func newTabs() async throws {
      try await runOnPage { site, voyager in
        try await voyager.click(voyager.tree.find(.button, named: "New Tab"), .secondary)
        try await voyager.choose("Work")
        try await voyager.tree.waitForTabs(["/page", "Voyager, Work"], inFront: "Voyager")
        try await voyager.go(to: site.address("/link"))
        try await voyager.tree.waitForTabs(["/page", "/link, Work"], inFront: "/link")
        #expect(site.server.requests(for: "/link").map { $0.headers["cookie"] } == [nil])

        try await voyager.press("alt+shift+t")
        try await voyager.choose("Work")
        try await voyager.tree.waitForTabs(["/page", "/link, Work", "Voyager, Work"], inFront: "Voyager")
      }
    }

    @Test("A reopened tab closes once its page is there, knows nothing of the one before, and else stays")
    func reopens() async throws {
      try await runOnPage { site, voyager in
        try await voyager.clickPage()
        try await site.wait(for: "shown /link")
        #expect(site.server.requests(for: "/link").last?.headers["referer"] == site.address("/page"))
        try await reopen("/link", in: voyager)
        try await voyager.tree.waitForTabs(["/link, Work"], inFront: "/link")
        let request = try #require(site.server.requests(for: "/link").last)
        #expect(request.headers["cookie"] == nil && request.headers["referer"] == nil)
        let back = try await voyager.tree.find(.button, named: "Back")
        #expect(try await !back.currentStates().contains(.sensitive))

        try await voyager.open("/page", of: site)
        site.server.stop()
        try await reopen("/page", in: voyager)
        _ = try await voyager.tree.find("the page that says why") { $0.name.hasPrefix("127.0.0.1 ") }
        #expect(try await voyager.tabTitles().contains("/page"))
      }
    }

    private func reopen(_ tab: String, in voyager: VoyagerProcess) async throws {
      try await voyager.click(voyager.tab(tab), .secondary)
      try await voyager.choose("Reopen This Tab In")
      try await voyager.choose("Work")
    }

    @Test("A link opens as another identity from its menu, without cookie and referrer")
    func links() async throws {
      try await runOnPage { site, voyager in
        try await Pointer.move(to: ScreenPoint(x: 1, y: 1))
        try await voyager.clickPage(.secondary)
        try await voyager.choose("Open Link as “Work”")
        try await voyager.tree.waitForTabs(["/page", "/link, Work"], inFront: "/page")
        let request = try #require(site.server.requests(for: "/link").last)
        #expect(request.headers["cookie"] == nil && request.headers["referer"] == nil)
      }
    }
  }
}

import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Sites that always open in one identity")
  struct OwnedSiteTests {
    /// A site that gives each identity a number of its own.
    private func site() throws -> TestSite {
      let site = try TestSite()
      let document = TestSite.document(titled: "owned", "")
      for path in ["/owned", "/later"] {
        site.server.on(path) { [weak site] request in
          var response = HTTPResponse.html(document)
          if request.headers["cookie"] == nil, let site {
            let number = site.server.requests.filter { $0.path == path }.count
            response.headers["Set-Cookie"] = "who=\(number); Path=/; Max-Age=999; HttpOnly"
          }
          return response
        }
      }
      return site
    }

    private func cookies(_ site: TestSite, _ query: String) -> [String?] {
      site.server.requests(for: "/owned").filter { $0.query == query }.map { $0.headers["cookie"] }
    }

    @Test("A site given to an identity opens there after one question, and the other one sends it nothing")
    func givenByHand() async throws {
      let site = try site()
      site.page(
        "/here", "<a class=all style='font-size: 9rem' href=\(site.namedAddress("/owned?click"))>Go</a>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try environment.addWork()
      try await VoyagerProcess.run([site.namedAddress("/owned")], in: environment) { voyager in
        try await voyager.tree.waitForTabs(["owned"])
        try await voyager.click(voyager.tab("owned"), .secondary)
        try await voyager.choose("Always Open This Site In")
        try await voyager.choose("Work")
        try await voyager.tree.waitForTabs(["owned, Work"], inFront: "owned")
        #expect(cookies(site, "") == [nil, nil])

        try await voyager.open("/here", of: site)
        try await voyager.click(voyager.page(), at: (80, 80))
        try await voyager.question("Open localhost in “Work”?")
        #expect(cookies(site, "click").isEmpty)
        try await voyager.press("Escape")
        try await voyager.waitForNoQuestion("Open localhost in “Work”?")
        try await voyager.tree.expectTabs([["owned, Work", "/here"]])

        try await voyager.click(voyager.page(), at: (80, 80))
        try await voyager.question("Open localhost in “Work”?")
        try await voyager.press("Return")
        try await voyager.tree.waitForTabs(["owned, Work", "/here", "owned, Work"], inFront: "owned")
        #expect(cookies(site, "click") == ["who=2"])

        try await voyager.press("alt+2")
        try await voyager.go(to: site.namedAddress("/owned?typed"))
        try await voyager.tree.waitForTabs(
          ["owned, Work", "/here", "owned, Work", "owned, Work"], inFront: "owned")
        #expect(cookies(site, "typed") == ["who=2"])
        _ = try await voyager.notice("localhost opens in “Work”.")
        try await voyager.click(voyager.tree.find(.button, named: "Stay in “Main” Once"))
        try await voyager.tree.waitForTabs(["owned, Work", "owned", "owned, Work"], inFront: "owned")
        #expect(cookies(site, "typed") == ["who=2", "who=1"])
        #expect(site.server.requests(for: "/owned").allSatisfy { $0.headers["referer"] == nil })
      }
      let rules = environment.profile.appending(path: "config/identity-rules.json")
      #expect(try String(contentsOf: rules, encoding: .utf8).contains("\"isConfirmed\" : true"))
    }

    @Test("A sign-in that leads over the site by redirect, form, script or popup stays where it began")
    func keepsSignIns() async throws {
      let site = try site()
      let owned = site.namedAddress("/owned")
      site.server.on("/away") { _ in .redirect(to: owned + "?redirect") }
      let steps = [
        ("redirect", "<a class=all style='font-size: 9rem' href=/away>Go</a>"),
        ("form", "<form action=\(owned)><button class=all name=form>Go</button></form>"),
        ("script", "<button class=all onclick=\"location = '\(owned)?script'\">Go</button>"),
        ("popup", "<button class=all onclick=\"window.open('\(owned)?popup')\">Go</button>"),
        ("named", "<a class=all style='font-size: 9rem' target=login href=\(owned)?named>Go</a>"),
      ]
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try environment.addWork(owning: ["localhost"])
      site.page("/first", "")
      try await VoyagerProcess.run([site.address("/first")], in: environment) { voyager in
        try await site.wait(for: "shown /first")
        for (name, html) in steps {
          site.page("/\(name)", html)
          try await voyager.open("/\(name)", of: site)
          try await voyager.click(voyager.page(), at: (80, 80))
          let query = name == "form" ? "form=" : name
          try await Poll.untilTrue("the site being asked, by \(name)") { cookies(site, query).count == 1 }
        }
        try await voyager.handOver([owned + "?outside"])
        try await Poll.untilTrue("the link from outside being asked for") {
          cookies(site, "outside").count == 1
        }
        #expect(try await voyager.tabTitles().filter { $0 == "owned, Work" }.count == 1)
      }
      // All that the pages led to has the first identity's number; the link from outside came with none.
      #expect(
        site.server.requests(for: "/owned").map { $0.headers["cookie"] }
          == [nil, "who=1", "who=1", "who=1", "who=1", nil])
    }

    @Test("A link to a new page opens in the identity too, and a private window asks nothing")
    func newPages() async throws {
      let site = try site()
      let link =
        "<a class=all style='font-size: 9rem' target=_blank href=\(site.namedAddress("/owned?click"))>Go</a>"
      site.page("/here", link)
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try environment.addWork(owning: ["localhost"])
      try await VoyagerProcess.run([site.address("/here")], in: environment) { voyager in
        try await site.wait(for: "shown /here")
        try await voyager.click(voyager.page(), at: (80, 80))
        try await voyager.tree.waitForTabs(["/here", "owned, Work"], inFront: "owned")
        try await voyager.handOver(["--private", site.namedAddress("/owned?private")])
        try await voyager.tree.waitForTabs(["owned"], inFront: "owned — Private")
        #expect(cookies(site, "click") + cookies(site, "private") == [nil, nil])
        #expect(try await voyager.showsNoQuestion())
      }
    }
  }
}

import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Links in pages")
  struct LinkTests {
    private static let link = """
      <a class="all" style="display: block; font-size: 6rem; background: #ddd" href="/there">There</a>
      """

    @Test("The middle button and Control open a tab behind, Shift a window, as in every browser")
    func opensElsewhere() async throws {
      let site = try TestSite()
      site.page("/here", Self.link)
      site.page("/there", "")
      try await VoyagerProcess.run([site.address("/here")]) { voyager in
        try await site.wait(for: "shown /here")
        try await voyager.clickPage(.middle)
        try await voyager.tree.waitForTabs(["/here", "/there"], inFront: "/here")
        try await voyager.clickPage(holding: ["ctrl"])
        try await voyager.tree.waitForTabs(["/here", "/there", "/there"], inFront: "/here")
        try await voyager.clickPage(holding: ["shift"])
        try await voyager.tree.waitForTabs(["/there"])
        try await voyager.tree.expectTabs([["/here", "/there", "/there"], ["/there"]])
      }
    }

    @Test("A middle click on Back opens the page before in a tab, and this one stays")
    func opensBackElsewhere() async throws {
      let site = try TestSite()
      site.page("/here", Self.link)
      site.page("/there", "")
      try await VoyagerProcess.run([site.address("/here")]) { voyager in
        try await site.wait(for: "shown /here")
        try await voyager.clickPage()
        try await voyager.tree.waitForTabs(["/there"])
        try await voyager.click(voyager.tree.find(.button, named: "Back"), .middle)
        try await voyager.tree.waitForTabs(["/there", "/here"], inFront: "/there")
      }
    }

    @Test("A new tab shows its address and that it loads while the server still thinks")
    func showsSlowLinkAtOnce() async throws {
      let site = try TestSite()
      site.page("/here", "<a class=all style='font-size: 9rem' target=_blank href=/slow>Slow</a>")
      site.server.on("/slow") { _ in .html("<title>Here at last</title>", delay: 4) }
      try await VoyagerProcess.run([site.address("/here")]) { voyager in
        try await site.wait(for: "shown /here")
        let address = site.address("/slow")
        try await voyager.click(voyager.page(), at: (80, 80))
        try await voyager.tree.waitForTabs(["/here", address], within: .seconds(3))
        _ = try await voyager.tree.find(.button, named: "Stop", within: .seconds(1))
        try await voyager.tree.waitForTabs(["/here", "Here at last"])
        #expect(site.server.requests(for: "/slow").count == 1)
      }
    }

    @Test("A script that opens the link it belongs to opens one tab, also from behind")
    func opensOneTab() async throws {
      let site = try TestSite()
      site.page(
        "/here",
        """
        <a class=all style='font-size: 9rem' href=/there
          onclick="window.open(this.href); return false">Open</a>
        """)
      site.page("/there", "")
      site.page(
        "/later", "<button class=all onclick=\"setTimeout(() => window.open('/there'), 800)\">Later</button>")
      try await VoyagerProcess.run([site.address("/here")]) { voyager in
        try await site.wait(for: "shown /here")
        try await voyager.click(voyager.page(), at: (80, 80))
        try await voyager.tree.waitForTabs(["/here", "/there"])
        try await voyager.open("/later", of: site)
        try await voyager.clickPage()
        try await voyager.press("alt+1", in: voyager.window())
        try await voyager.tree.waitForTabs(["/here", "/there", "/later", "/there"], inFront: "/here")
      }
    }

    @Test("New tabs of a page stand behind it in order, also after one of them was closed")
    func placesNewTabs() async throws {
      let site = try TestSite()
      for name in ["/a", "/c"] { site.page(name, "") }
      site.page(
        "/b",
        """
        <a id=link class=all style='display: block; font-size: 6rem; background: #ddd' href=/b1>Next</a>
        <script>let n = 1; link.onauxclick = () => setTimeout(() => link.href = '/b' + ++n)</script>
        """)
      for number in 1...3 { site.page("/b\(number)", "") }
      try await VoyagerProcess.run(["/a", "/b", "/c"].map(site.address)) { voyager in
        try await voyager.tree.waitForTabs(["/a", "/b", "/c"])
        try await voyager.select("/b")
        try await voyager.clickPage(.middle)
        try await voyager.tree.waitForTabs(["/a", "/b", "/b1", "/c"], inFront: "/b")
        try await voyager.clickPage(.middle)
        try await voyager.tree.waitForTabs(["/a", "/b", "/b1", "/b2", "/c"], inFront: "/b")
        try await voyager.click(voyager.tab("/b2"), .middle)
        try await voyager.tree.waitForTabs(["/a", "/b", "/b1", "/c"], inFront: "/b")
        try await voyager.clickPage(.middle)
        try await voyager.tree.waitForTabs(["/a", "/b", "/b1", "/b3", "/c"], inFront: "/b")
      }
    }
  }
}

import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Pages that pages open")
  struct PopupTests {
    @Test("Without an action of the person a page is blocked, and the notice can open it")
    func blocksAndOffers() async throws {
      let site = try TestSite()
      site.page(
        "/opener", "<script>addEventListener('load', () => tell(String(window.open('/opened'))))</script>")
      site.page("/opened", "Opened")
      try await VoyagerProcess.run([site.address("/opener")]) { voyager in
        try await site.wait(for: "null")
        _ = try await voyager.notice("127.0.0.1 tried to open another page.")
        #expect(site.server.requests(for: "/opened").isEmpty)
        _ = try await voyager.tree.find(.button, named: "Dismiss")
        try await voyager.click(voyager.tree.find(.button, named: "Open It"))
        try await site.wait(for: "shown /opened")
        _ = try await voyager.window(titled: "/opened")
      }
    }

    @Test("An opened page talks with its opener, is closed by it and leaves nothing behind")
    func opensAndTalks() async throws {
      let site = try TestSite()
      site.page(
        "/opener",
        """
        <button class="all" onclick="opened = window.open('/opened')">Open</button>
        <script>
        addEventListener('message', event => {
          tell(event.data)
          opened.close()
          const timer = setInterval(() => opened.closed && (clearInterval(timer), tell('closed')), 10)
        })
        </script>
        """)
      site.page(
        "/opened", "<script>addEventListener('load', () => opener.postMessage('hello', '*'))</script>")
      try await VoyagerProcess.run([site.address("/opener")]) { voyager in
        try await site.wait(for: "shown /opener")
        try await voyager.clickPage()
        try await site.wait(for: "hello")
        try await site.wait(for: "closed")
        try await voyager.waitForNoTab("/opened")
        _ = try await voyager.window(titled: "/opener")
      }
    }

    @Test("A page without an address is written into, one that closes itself at once leaves no tab")
    func writesAndVanishes() async throws {
      let site = try TestSite()
      site.page(
        "/opener",
        """
        <button class="all" onclick="
          const written = window.open(); written.document.write('<title>Written</title>hi')
          setTimeout(() => { written.close(); tell('done') }, 2000)">Open</button>
        """)
      site.page("/vanisher", "<button class=all onclick=\"window.open('/vanishes')\">Open</button>")
      site.server.page("/vanishes", "<title>Vanishes</title><script>window.close()</script>")
      try await VoyagerProcess.run([site.address("/opener")]) { voyager in
        try await site.wait(for: "shown /opener")
        try await voyager.clickPage()
        _ = try await voyager.window(titled: "Written")
        try await site.wait(for: "done")
        try await voyager.waitForNoTab("Written")
        try await voyager.open("/vanisher", of: site)
        try await voyager.clickPage()
        try await Poll.untilTrue("the page being asked for") {
          !site.server.requests(for: "/vanishes").isEmpty
        }
        _ = try await voyager.window(titled: "/vanisher")
        try await Poll.untilTrue("two tabs") { try await voyager.tabTitles() == ["/opener", "/vanisher"] }
      }
    }

    @Test(
      "target=_blank, noopener and window.open of a link's own address open one tab each, with an opener or not",
      arguments: [
        ("<a class=all href=/opened target=_blank>Go</a>", "null"),
        ("<a class=all href=/opened target=_blank rel=opener>Go</a>", "[object Window]"),
        ("<button class=all onclick=\"window.open('/opened', '_blank', 'noopener')\">Go</button>", "null"),
        (
          "<a class=all href=/opened onclick='window.open(this.href); return false'>Go</a>", "[object Window]"
        ),
      ])
    func opensOneTab(_ html: String, _ opener: String) async throws {
      let site = try TestSite()
      site.page("/opener", html)
      site.page("/opened", "<script>tell(String(window.opener))</script>")
      try await VoyagerProcess.run([site.address("/opener")]) { voyager in
        try await site.wait(for: "shown /opener")
        try await voyager.clickPage()
        try await site.wait(for: "shown /opened")
        #expect(site.reports.contains(opener))
        _ = try await voyager.window(titled: "/opened")
        #expect(try await voyager.tabTitles() == ["/opener", "/opened"])
        #expect(site.server.requests(for: "/opened").count == 1)
      }
    }
  }
}

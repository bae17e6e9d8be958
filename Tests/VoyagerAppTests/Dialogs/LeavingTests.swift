import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Leaving a page that asks to stay")
  struct LeavingTests {
    private let asks = """
      <textarea class="all" autofocus oninput="tell('typed')"></textarea>
      <script>
      addEventListener('beforeunload', event => { event.preventDefault(); return '' })
      </script>
      """
    private let question = "Leave this page?"

    @Test("Closing, reloading, going on and quitting ask once each; the page stays when the person does")
    func asksOnce() async throws {
      let site = try TestSite()
      site.page("/form", asks)
      site.page("/other", "Other")
      site.page("/elsewhere", "Elsewhere")
      try await VoyagerProcess.run([site.address("/other")]) { voyager in
        try await site.wait(for: "shown /other")
        try await voyager.open("/form", of: site)
        try await voyager.clickPage()
        try await voyager.type("x")
        try await site.wait(for: "typed")
        // One leads to another site, which no server answers for.
        let ways = [
          ["ctrl+w"], ["alt+F4"], ["ctrl+q"], ["F5"], ["ctrl+l", "BackSpace", "a", "Return"], ["ctrl+w"],
        ]
        for keys in ways {
          for key in keys {
            try await voyager.press(key)
          }
          try await voyager.answer(question, with: "Stay")
          #expect(try await voyager.showsNoQuestion())
        }
        try await voyager.go(to: site.namedAddress("/elsewhere"))
        try await voyager.answer(question, with: "Stay")
        #expect(try await voyager.addressText() == "127.0.0.1:\(site.server.port)/form")
        #expect(site.server.requests(for: "/form").count == 1)
        try await voyager.select("/other")
        try await voyager.press("ctrl+q")
        try await voyager.answer(question, with: "Stay")
        try await voyager.clickPage()
        try await voyager.type("y")
        try await site.wait(for: "typed", times: 2)
        try await voyager.press("ctrl+w")
        try await voyager.answer(question, with: "Leave")
        try await voyager.waitForNoTab("/form")
        _ = try await voyager.tab("/other")
        try await voyager.open("/form", of: site)
        try await voyager.clickPage()
        try await voyager.type("z")
        try await site.wait(for: "typed", times: 3)
        try await voyager.go(to: site.namedAddress("/elsewhere"))
        try await voyager.answer(question, with: "Leave")
        try await site.wait(for: "shown /elsewhere")
      }
    }

    @Test("A page in which nothing was typed closes without a question")
    func letsUntouchedPagesGo() async throws {
      let site = try TestSite()
      site.page("/form", asks)
      site.page("/other", "Other")
      try await VoyagerProcess.run([site.address("/other")]) { voyager in
        try await site.wait(for: "shown /other")
        try await voyager.open("/form", of: site)
        try await voyager.press("ctrl+w")
        try await voyager.waitForNoTab("/form", within: .seconds(4))
        try await voyager.press("ctrl+q")
        #expect(try await voyager.program.waitForExit() == .exited(0))
      }
    }

    @Test("A page that hangs leaves tabs of other sites usable, and its tab and window close in two seconds")
    func closesHangingPages() async throws {
      let site = try TestSite()
      site.page("/hangs", "<button class=all onclick=\"tell('hangs'); for (;;) {}\">Hang</button>")
      site.page("/other", "<button class=all onclick=\"tell('other lives')\">Other</button>")
      try await VoyagerProcess.run([site.namedAddress("/other")]) { voyager in
        try await site.wait(for: "shown /other")
        try await voyager.open("/hangs", of: site)
        try await voyager.clickPage()
        try await site.wait(for: "hangs")
        try await voyager.select("/other")
        try await voyager.clickPage()
        try await site.wait(for: "other lives")
        try await voyager.select("/hangs")
        try await voyager.press("ctrl+w")
        try await voyager.waitForNoTab("/hangs", within: .seconds(2))
        try await voyager.open("/hangs", of: site)
        try await voyager.clickPage()
        try await site.wait(for: "hangs", times: 2)
        try await voyager.press("alt+F4")
        #expect(try await voyager.program.waitForExit(within: .seconds(3)) == .exited(0))
      }
    }
  }
}

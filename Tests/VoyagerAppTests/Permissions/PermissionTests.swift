import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Permissions")
  struct PermissionTests {
    private static let location =
      "navigator.geolocation.getCurrentPosition(() => tell('ok'), error => tell('no ' + error.code))"

    private let question = "127.0.0.1 asks to know where you are"

    @Test("Escape and Don't allow answer the page at once")
    func refuses() async throws {
      let site = try TestSite()
      site.page("/page", "<button class=all onclick=\"\(Self.location)\">Ask</button>")
      try await VoyagerProcess.run([site.address("/page")]) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.clickPage()
        try await voyager.question(question)
        try await voyager.press("Escape")
        try await site.wait(for: "no 1", within: .seconds(2))
        // The engine keeps a refusal until the next document.
        try await voyager.press("F5")
        try await site.wait(for: "shown /page", times: 2)
        try await voyager.clickPage()
        try await voyager.answer(question, with: "Don't allow")
        try await site.wait(for: "no 1", times: 2, within: .seconds(2))
      }
    }

    @Test("Allowed counts for this once: the next time it is asked again")
    func allowsOnce() async throws {
      let site = try TestSite()
      site.page("/page", "<button class=all onclick=\"\(Self.location)\">Ask</button>")
      try await VoyagerProcess.run([site.address("/page")]) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.clickPage()
        try await voyager.question(question)
        try await voyager.press("Tab", "space")
        // It may know, but this machine does not know where it is.
        try await site.wait(for: "no 2")
        try await voyager.press("F5")
        try await site.wait(for: "shown /page", times: 2)
        try await voyager.clickPage()
        try await voyager.question(question)
        try await voyager.press("Escape")
        try await site.wait(for: "no 1")
      }
    }

    @Test("From a tab behind it waits; with its tab it goes")
    func waitsAndGoes() async throws {
      let site = try TestSite()
      site.page(
        "/page",
        "<script>addEventListener('visibilitychange', () => document.hidden && \(Self.location))</script>")
      site.page("/other", "<button class=all onclick=\"tell('other lives')\">Other</button>")
      try await VoyagerProcess.run([site.address("/page")]) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.open("/other", of: site)
        try await voyager.clickPage()
        try await site.wait(for: "other lives")
        #expect(try await voyager.showsNoQuestion())
        try await voyager.select("/page")
        try await voyager.question(question)
        try await voyager.press("ctrl+w")
        try await voyager.waitForNoTab("/page")
        #expect(try await voyager.showsNoQuestion())
        try await voyager.clickPage()
        try await site.wait(for: "other lives", times: 2)
      }
    }

    @Test("A frame of another site asks in the name of the page, as the engine tells only that")
    func namesThePage() async throws {
      let site = try TestSite()
      site.page(
        "/page", "<iframe class=all src=\"\(site.namedAddress("/frame"))\" allow=geolocation></iframe>")
      site.page("/frame", "<button class=all onclick=\"\(Self.location)\">Ask</button>")
      try await VoyagerProcess.run([site.address("/page")]) { voyager in
        try await site.wait(for: "shown /frame")
        try await voyager.clickPage()
        try await voyager.question(question)
        try await voyager.press("Escape")
        try await site.wait(for: "no 1")
      }
    }
  }
}

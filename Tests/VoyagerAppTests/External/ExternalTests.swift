import Foundation
import Testing

extension AppTests {
  @Suite("Addresses for other apps")
  struct ExternalTests {
    @Test("A click asks, naming site and app; the app gets the exact address, or nothing")
    func asksAfterClick() async throws {
      let site = try TestSite()
      let address = "mailto:a@x.example,b@x.example?subject=Two%20words%20%26%20more&body=it's%20%22me%22"
      site.page("/mail", Self.link(to: address))
      site.page("/call", Self.link(to: "tel:+491234"))
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let app = try FakeApp(named: "Post Office", for: ["mailto"], in: environment)
      try await VoyagerProcess.run([site.address("/mail")], in: environment) { voyager in
        try await site.wait(for: "shown /mail")
        let question = "127.0.0.1 wants to open this address in Post Office"
        try await voyager.clickPage()
        try await voyager.answer(question, with: "Don't open")
        try await voyager.clickPage()
        try await voyager.question(question)
        try await voyager.press("Tab", "space")
        try await Poll.untilTrue("the app being started") { app.received == [address] }
        #expect(try await voyager.showsNoQuestion())
        try await voyager.open("/call", of: site)
        try await voyager.clickPage()
        _ = try await voyager.notice("There is no app for “tel” addresses on this computer.")
        #expect(app.received == [address])
      }
    }

    @Test(
      "A page that nobody touched starts nothing, by script or in a frame",
      arguments: ["<script>location = 'magnet:?xt=x'</script>", "<iframe src='magnet:?xt=x'></iframe>"])
    func startsNothingByItself(_ html: String) async throws {
      let site = try TestSite()
      site.page("/page", html)
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let app = try FakeApp(named: "Magnets", for: ["magnet"], in: environment)
      try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
        _ = try await voyager.notice("127.0.0.1 wanted to open another app.")
        #expect(try await voyager.showsNoQuestion())
        #expect(app.received == [])
      }
    }

    private static func link(to address: String) -> String {
      "<a class=\"all\" style=\"background: gray\" href=\"\(address.replacing("&", with: "&amp;").replacing("\"", with: "&quot;"))\">Go</a>"
    }
  }
}

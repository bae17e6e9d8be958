import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Remembered permissions")
  struct RememberedPermissionTests {
    private static let page =
      "<button class=all onclick=\"Notification.requestPermission().then(tell)\">Ask</button>"
      + "<script>tell('is ' + Notification.permission)</script>"

    private let question = "localhost asks to show you notifications"

    private func site() throws -> TestSite {
      let site = try TestSite()
      site.page("/page", Self.page)
      return site
    }

    @Test("Always allow is not asked again, also not after a restart; Escape leaves nothing")
    func always() async throws {
      let site = try site()
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let file = environment.profile.appending(path: "config/permissions.json")
      try await VoyagerProcess.run([site.namedAddress("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        #expect(site.reports.contains("is default"))
        try await voyager.clickPage()
        try await voyager.question(question)
        try await voyager.press("Escape")
        try await site.wait(for: "denied")
        #expect(!FileManager.default.fileExists(atPath: file.path))
        try await voyager.press("F5")
        try await site.wait(for: "shown /page", times: 2)
        try await voyager.clickPage()
        try await voyager.question(question)
        try await voyager.press("Tab", "Tab", "space")
        try await site.wait(for: "granted")
        try await voyager.press("F5")
        try await site.wait(for: "shown /page", times: 3)
        try await voyager.clickPage()
        try await site.wait(for: "granted", times: 2)
        #expect(try await voyager.showsNoQuestion())
        try await voyager.terminate()
      }
      #expect(try String(contentsOf: file, encoding: .utf8).contains("\"notifications\""))
      try await VoyagerProcess.run([site.namedAddress("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page", times: 4)
        #expect(site.reports.last { $0.hasPrefix("is ") } == "is granted")
        try await voyager.clickPage()
        try await site.wait(for: "granted", times: 3)
        #expect(try await voyager.showsNoQuestion())
      }
    }

    @Test("Never allow denies at once from then on")
    func never() async throws {
      let site = try site()
      try await VoyagerProcess.run([site.namedAddress("/page")]) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.clickPage()
        try await voyager.question(question)
        try await voyager.press("Tab", "Tab", "Tab", "space")
        try await site.wait(for: "denied")
        try await voyager.press("F5")
        try await site.wait(for: "shown /page", times: 2)
        try await voyager.clickPage()
        try await site.wait(for: "denied", times: 2)
        #expect(try await voyager.showsNoQuestion())
      }
    }

    @Test("Allowed while the site is open holds over a reload and ends when its last tab goes elsewhere")
    func whileOpen() async throws {
      let site = try site()
      site.page("/other", "<p>Other</p>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.namedAddress("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.clickPage()
        try await voyager.question(question)
        try await voyager.press("Tab", "space")
        try await site.wait(for: "granted")
        try await voyager.press("F5")
        try await site.wait(for: "shown /page", times: 2)
        try await voyager.clickPage()
        try await site.wait(for: "granted", times: 2)
        try await voyager.go(to: site.address("/other"))
        try await site.wait(for: "shown /other")
        try await voyager.go(to: site.namedAddress("/page"))
        try await site.wait(for: "shown /page", times: 3)
        try await voyager.clickPage()
        try await voyager.question(question)
        try await voyager.press("Escape")
        try await site.wait(for: "denied")
      }
      let file = environment.profile.appending(path: "config/permissions.json")
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }
}

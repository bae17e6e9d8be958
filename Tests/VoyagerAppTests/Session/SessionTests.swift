import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Windows and tabs of the last time")
  struct SessionTests {
    @Test("After a crash and after an end they come back in order, and load when somebody looks at them")
    func comesBack() async throws {
      let site = try TestSite()
      for path in ["/a", "/b", "/c", "/d"] { site.page(path, "") }
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let tabs = [["/a", "/b"], ["/c", "/d"]]

      let first = try await VoyagerProcess.start([site.address("/a"), site.address("/b")], in: environment)
      try await site.wait(for: "shown /b")
      try await first.openWindow("/c", of: site)
      try await first.handOver([site.address("/d")])
      try await site.wait(for: "shown /d")
      try await first.tree.expectTabs(tabs)
      for path in tabs.joined() {
        try await Poll.untilTrue("\(path) on the disk") { Self.isKept(path, of: site, in: environment) }
      }
      first.program.signal(SIGKILL)
      _ = try await first.program.waitForExit()
      await first.finish(.completed)

      let second = try await VoyagerProcess.start([], in: environment)
      try await site.wait(for: "shown /d", times: 2)
      try await site.wait(for: "shown /b", times: 2)
      try await second.tree.expectTabs([["/a, asleep", "/b"], ["/c, asleep", "/d"]])
      #expect(["/a", "/c"].map { site.server.requests(for: $0).count } == [1, 1])
      try await second.press("ctrl+Prior", in: second.window(titled: "/b"))
      try await site.wait(for: "shown /a")
      #expect(["/a", "/c"].map { site.server.requests(for: $0).count } == [2, 1])
      try await second.tree.expectTabs([["/a", "/b"], ["/c, asleep", "/d"]])
      try await second.terminate()
      await second.finish(.completed)

      // A link from outside comes on top.
      site.page("/e", "")
      let third = try await VoyagerProcess.start([site.address("/e")], in: environment)
      try await site.wait(for: "shown /e")
      try await third.tree.expectTabs([["/a", "/b, asleep", "/e"], ["/c, asleep", "/d"]])
      try await third.press("ctrl+q", in: third.window(titled: "/e"))
      #expect(try await third.program.waitForExit() == .exited(0))
      await third.finish(.completed)
    }

    /// What a page shows is kept within a second; its title stands behind its address.
    private static func isKept(_ path: String, of site: TestSite, in environment: TestEnvironment) -> Bool {
      StoredText(text: site.address(path) + path).files(below: environment.profile)
        .contains { $0.contains("session.sqlite") }
    }
  }
}

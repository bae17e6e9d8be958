import Foundation
import Testing
import VoyagerCore

extension AppTests {
  @Suite("Sleeping tabs")
  struct SleepTests {
    private static let long = """
      <div style="height: 5000px">long</div>
      <script>
        let timer
        addEventListener('scroll', () => {
          clearTimeout(timer)
          timer = setTimeout(() => tell('at ' + Math.round(scrollY)), 300)
        })
      </script>
      """

    @Test("A tab put to sleep gives its process back and wakes where the person was, also after a kill")
    func sleeps() async throws {
      let site = try TestSite()
      site.page("/long", Self.long)
      site.page("/front", "")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let first = try await VoyagerProcess.start(
        [site.address("/long"), site.namedAddress("/front")], in: environment)
      try await first.tree.waitForTabs(["/long", "/front"])
      try await first.select("/long")
      try await first.clickPage()
      try await first.press("End", in: first.window())
      let bottom = try await Self.place(in: site, after: 0)
      #expect(bottom > 2000)
      try await first.select("/front")

      let processes = first.webProcesses.map(\.process)
      try await first.choose("Put Tab to Sleep", of: "/long")
      try await first.tree.waitForTabs(["/long, asleep", "/front"], inFront: "/front")
      try await Poll.untilTrue("a process less") {
        Set(processes).subtracting(first.webProcesses.map(\.process)).count == 1
      }
      var told = site.reports.count
      try await first.press("alt+1", in: first.window())
      #expect(abs(try await Self.place(in: site, after: told) - bottom) <= 10)
      try await first.tree.waitForTabs(["/long", "/front"], inFront: "/long")

      // The page in front was never hidden, so the engine has not written down where it is.
      told = site.reports.count
      try await first.press("Home", in: first.window())
      _ = try await Self.place(in: site, after: told)
      told = site.reports.count
      try await first.press("Page_Down", in: first.window())
      let middle = try await Self.place(in: site, after: told)
      try await Poll.untilTrue("the place on the disk") {
        try await environment.storedSession().windows.flatMap(\.tabs)
          .contains { abs(($0.page.scroll?.y ?? 0) - Double(middle)) <= 10 }
      }
      first.program.signal(SIGKILL)
      _ = try await first.program.waitForExit()
      await first.finish(.completed)

      told = site.reports.count
      let second = try await VoyagerProcess.start([], in: environment)
      #expect(abs(try await Self.place(in: site, after: told) - middle) <= 10)
      try await second.tree.waitForTabs(["/long", "/front, asleep"], inFront: "/long")
      try await second.terminate()
      await second.finish(.completed)
    }

    @Test("What would be lost stays awake: what was written, and a page that would ask to stay")
    func keepsAwake() async throws {
      let site = try TestSite()
      site.page("/written", "<input class=all autofocus oninput='tell(\"wrote\")'>")
      site.page(
        "/staying",
        "<button class=all onclick='onbeforeunload = event => event.preventDefault(); tell(\"held\")'>x")
      site.page("/plain", "")
      site.page("/front", "")
      try await VoyagerProcess.run(["/written", "/staying", "/plain", "/front"].map(site.address)) {
        voyager in
        try await voyager.tree.waitForTabs(["/written", "/staying", "/plain", "/front"])
        try await voyager.select("/written")
        try await voyager.clickPage()
        try await voyager.type("x", in: voyager.window())
        try await site.wait(for: "wrote")
        try await voyager.select("/staying")
        try await voyager.clickPage()
        try await site.wait(for: "held")
        try await voyager.select("/front")
        try await voyager.choose("Put Other Tabs to Sleep", of: "/front")
        try await voyager.tree.waitForTabs(
          ["/written", "/staying", "/plain, asleep", "/front"], inFront: "/front")
        _ = try await voyager.tree.find("the notice") {
          $0.name == "“/written” stays awake: you wrote something in it. One other tab does too."
        }
      }
    }

    /// Where the page says it is, once it rests.
    private static func place(in site: TestSite, after count: Int) async throws -> Int {
      try await Poll.until("the page telling where it is", details: { "It told \(site.reports)." }) {
        site.reports.dropFirst(count).last { $0.hasPrefix("at ") }.flatMap { Int($0.dropFirst(3)) }
      }
    }
  }
}

import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("What has ended")
  struct DeparturesTests {
    @Test("Each end of a run, of a page's process and each address for another app is told at the next start")
    func tells() async throws {
      let site = try TestSite()
      site.page(
        "/mail", "<a class=all style='background: gray' href='mailto:ann@x.example?body=secret'>Write</a>")
      site.page("/page", "")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let app = try FakeApp(named: "Post Office", for: ["mailto"], in: environment)

      let first = try await VoyagerProcess.start([site.address("/mail")], in: environment)
      try await site.wait(for: "shown /mail")
      try await first.clickPage()
      try await first.question("127.0.0.1 wants to open this address in Post Office")
      try await first.press("Tab", "space")
      try await Poll.untilTrue("the app being started") { !app.received.isEmpty }
      let page = try #require(first.webProcesses.max { $0.proportionalSetSize < $1.proportionalSetSize })
      kill(page.process, SIGKILL)
      _ = try await first.window(titled: "This page stopped working")
      // A page that never rests holds nobody up.
      site.page("/page", "<script>setTimeout(() => { while (true); }, 100)</script>")
      try await first.open("/page", of: site)
      try await first.terminate()
      await first.finish(.completed)

      let second = try await VoyagerProcess.start([], in: environment)
      _ = try await second.window()
      second.program.signal(SIGKILL)
      _ = try await second.program.waitForExit()
      await second.finish(.completed)

      let third = try await VoyagerProcess.start(["--new-window"], in: environment)
      try await third.press("ctrl+q", in: third.window())
      #expect(try await third.program.waitForExit() == .exited(0))
      await third.finish(.completed)
      #expect(
        try await Self.sentences(in: environment) == [
          "Voyager was closed.",
          "Voyager ended unexpectedly. This was found at the next start.",
          "The system ended Voyager (SIGTERM).",
          "The process of pages of 127.0.0.1 stopped working.",
          "127.0.0.1 opened “mailto:ann@x.example” in Post Office.",
        ])
    }

    /// The newest first.
    private static func sentences(in environment: TestEnvironment) async throws -> [String] {
      try await TerminalProgram.run("departures", in: environment).printed
        .split(separator: "\n").compactMap { $0.split(separator: "\t").last.map(String.init) }
    }
  }
}

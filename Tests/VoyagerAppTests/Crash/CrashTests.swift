import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("A page whose process ends")
  struct CrashTests {
    @Test("Its tab says so and can be reloaded; tabs of other sites live", arguments: [SIGKILL, SIGSEGV])
    func saysSo(_ signal: Int32) async throws {
      let site = try TestSite()
      site.page("/other", "<button class=all onclick=\"tell('other lives')\">Other</button>")
      site.page(
        "/page",
        "<button class=all onclick=\"tell('clicked')\">Page</button><script>large = new Uint8Array(2e8).fill(1)</script>"
      )
      try await VoyagerProcess.run([site.namedAddress("/other")]) { voyager in
        try await site.wait(for: "shown /other")
        try await voyager.open("/page", of: site)
        let largest = voyager.webProcesses.max { $0.proportionalSetSize < $1.proportionalSetSize }
        let page = try #require(largest)
        // The engine's own handler lets the first signal of a memory fault pass.
        try await Poll.untilTrue("the end of the page's process") {
          kill(page.process, signal)
          return !page.isRunning
        }
        _ = try await voyager.window(titled: "This page stopped working")
        try await voyager.press("F5")
        try await site.wait(for: "shown /page", times: 2)
        try await voyager.clickPage()
        try await site.wait(for: "clicked")
        try await voyager.select("/other")
        try await voyager.clickPage()
        try await site.wait(for: "other lives")
      }
    }

    @Test("A page that fills the screen gives it back when its process ends, or with Escape or F11")
    func givesTheScreenBack() async throws {
      let site = try TestSite()
      site.page(
        "/page",
        """
        <button class="all" onclick="document.documentElement.requestFullscreen()">Fill</button>
        <script>document.onfullscreenchange = () => tell(document.fullscreenElement ? 'full' : 'windowed')
        large = new Uint8Array(2e8).fill(1)</script>
        """)
      try await VoyagerProcess.run([site.address("/page")]) { voyager in
        try await site.wait(for: "shown /page")
        for (round, key) in ["Escape", "F11"].enumerated() {
          try await voyager.clickPage()
          try await site.wait(for: "full", times: round + 1)
          try await Self.wait(for: voyager, toFillTheScreen: true)
          try await voyager.press(key)
          try await site.wait(for: "windowed", times: round + 1)
          try await Self.wait(for: voyager, toFillTheScreen: false)
        }
        try await voyager.clickPage()
        try await site.wait(for: "full", times: 3)
        try await Self.wait(for: voyager, toFillTheScreen: true)
        let largest = voyager.webProcesses.max { $0.proportionalSetSize < $1.proportionalSetSize }
        kill(try #require(largest).process, SIGKILL)
        _ = try await voyager.window(titled: "This page stopped working")
        try await Self.wait(for: voyager, toFillTheScreen: false)
      }
    }

    private static func wait(for voyager: VoyagerProcess, toFillTheScreen isExpected: Bool) async throws {
      try await Poll.untilTrue("the window \(isExpected ? "filling" : "not filling") the screen") {
        let address = try await voyager.tree.windows().lazy.compactMap {
          $0.first { $0.role == .text && $0.name == "Address" && $0.isShowing }
        }.first
        let width = try await voyager.xWindow(of: voyager.window()).frame().width
        return (width == 1280 && address == nil) == isExpected
      }
    }
  }
}

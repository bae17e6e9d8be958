import Foundation
import Testing

extension AppTests {
  @Suite("Links opened through the session bus")
  struct ActivationTests {
    @Test("The bus starts the browser, and every address arrives as it was written")
    func opensExactly() async throws {
      let pages = try LinkPages()
      try await run { browser in
        let file = try pages.writeFile("a page.html", in: browser.bus.environment.folder)
        let files = ["?a=b&c=d#frag", "#x?y"].map { "file://\(file.replacing(" ", with: "%20"))\($0)" }
        try await browser.open(files)
        let process = try await browser.process()
        let tree = try await AccessibleTree.of(process: process)
        try await tree.waitForTabs(files)

        let links = pages.five
        try await browser.open([links[0], links[1]])
        try await browser.run("gio", ["open", links[2]])
        try await browser.run(BuiltProgram.path, [links[3], links[4]])
        try await tree.waitForTabs(files + links)
        #expect(try await browser.process() == process)
      }
    }

    @Test("Without an address a window opens, and further ones only when asked for")
    func activates() async throws {
      try await run { browser in
        try await browser.activate()
        let tree = try await AccessibleTree.of(process: browser.process())
        _ = try await tree.window()
        try await browser.activate()
        try await browser.activate(action: "new-window")
        try await browser.activate(action: "new-private-window")
        try await Poll.untilTrue("three windows", details: { await tree.dump() }) {
          try await tree.windows().filter(\.isShowing).count == 3
        }
      }
    }

    private func run(_ body: (InstalledBrowser) async throws -> Void) async throws {
      try await TestEnvironment.use { environment in
        let bus = try await SessionBus(in: environment)
        try await body(InstalledBrowser.install(on: bus))
      }
    }
  }
}

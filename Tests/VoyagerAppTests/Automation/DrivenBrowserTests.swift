import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Automation")
  struct DrivenBrowserTests {
    @Test("A driven window shows that it is driven, and nothing of it is kept")
    func showsAndForgets() async throws {
      let server = try HTTPServer()
      defer { server.stop() }
      server.page(
        "/", "<title>Driven</title><script>document.cookie = 'm=1; max-age=99'; localStorage.m = 1</script>")
      try await WebDriver.run { driven in
        try await driven.session.open(server.address("/"))
        #expect(try await driven.session.run("return document.cookie").string == "m=1")
        let tree = try await AccessibleTree.of(process: driven.browserProcess())
        _ = try await tree.find(.label, named: "Automation")
        let kept = try FileManager.default.subpathsOfDirectory(atPath: driven.environment.profile.path)
        #expect(Set(kept).subtracting(["Downloads", "state", "state/lock"]) == [])
      }
    }

    @Test("Without the option no driver gets in")
    func refusesDrivers() async throws {
      let pages = try LinkPages()
      try await TestEnvironment.use { environment in
        let port = try FreePort.find()
        let driver = try RunningProgram(
          "WebKitWebDriver", ["--host=127.0.0.1", "--port=\(port)"], environment: environment.variables(),
          outputFolder: environment.output)
        async let session = WebDriverSession.create(
          WebDriverConnection(port: port), binary: BuiltProgram.path,
          arguments: ["--profile", environment.profile.path, pages.five[0]])
        let tree = try await AccessibleTree.of(process: environment.browser())
        try await tree.waitForTabs([pages.five[0]])
        #expect(try await tree.tabTitles() == [[pages.five[0]]])
        await driver.end()
        let isDriven = (try? await session) != nil
        #expect(!isDriven)
      }
    }
  }
}

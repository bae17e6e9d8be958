import Foundation
import Testing

extension AppTests {
  @Suite("Selenium")
  struct SeleniumTests {
    @Test("Plain Selenium opens, clicks, types, answers dialogs and switches windows")
    func drivesTheBuiltProgram() async throws {
      let python = try #require(
        ProcessInfo.processInfo.environment["VOYAGER_SELENIUM_PYTHON"].flatMap {
          FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil
        },
        "Selenium is missing. Run .ci/prepare-selenium and name its Python in VOYAGER_SELENIUM_PYTHON.")
      try await WindowManager.startIfNone()
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let printed = try await Command.run(
        python,
        [Self.script.path, BuiltProgram.path, "--automation-mode", "--profile", environment.profile.path],
        environment: environment.variables(["PYTHONDONTWRITEBYTECODE": "1"]), within: .seconds(120))
      #expect(printed.hasSuffix("ok: ends the session"))
    }

    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Selenium/drive.py")
  }
}

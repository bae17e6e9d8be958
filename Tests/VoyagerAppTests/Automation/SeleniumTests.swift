import Foundation
import Testing

extension AppTests {
  @Suite("Selenium", .timeLimit(.minutes(5)))
  struct SeleniumTests {
    @Test("Plain Selenium opens, clicks, types, answers dialogs and switches windows")
    func drivesTheBuiltProgram() async throws {
      try await TestEnvironment.use { environment in
        let printed = try await run("drive.py", Self.voyager(environment), environment)
        #expect(printed.hasSuffix("ok: ends the session"))
      }
    }

    @Test("Every call that the engine's own small browser answers, Voyager answers too")
    func answersLikeTheEngine() async throws {
      try await TestEnvironment.use { environment in
        let ours = try await calls(Self.voyager(environment), environment)
        let engines = try await calls([Self.engineBrowser, "--automation"], environment)
        #expect(engines.count > 30, "the engine's own browser was not driven")
        #expect(engines.subtracting(ours) == [])
      }
    }

    /// The calls that a browser answered.
    private func calls(_ browser: [String], _ environment: TestEnvironment) async throws -> Set<String> {
      let printed = try await run("calls.py", browser, environment)
      return Set(printed.split(separator: "\n").map(String.init).filter { $0.hasPrefix("works: ") })
    }

    private func run(_ script: String, _ browser: [String], _ environment: TestEnvironment) async throws
      -> String
    {
      let python = try #require(
        ProcessInfo.processInfo.environment["VOYAGER_SELENIUM_PYTHON"].flatMap {
          FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil
        },
        "Selenium is missing. Run .ci/prepare-selenium and name its Python in VOYAGER_SELENIUM_PYTHON.")
      return try await Command.run(
        python, [Self.folder.appending(path: script).path] + browser,
        environment: environment.variables(["PYTHONDONTWRITEBYTECODE": "1"]), within: .seconds(120))
    }

    private static func voyager(_ environment: TestEnvironment) -> [String] {
      [BuiltProgram.path, "--automation-mode", "--profile", environment.profile.path]
    }

    private static let engineBrowser = "/usr/lib/x86_64-linux-gnu/webkitgtk-6.0/MiniBrowser"
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Selenium")
  }
}

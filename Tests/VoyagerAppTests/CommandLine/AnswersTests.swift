import Foundation
import Testing

extension AppTests {
  /// None of these needs a screen or a session bus, and none touches a profile.
  @Suite("Command lines that open nothing")
  struct AnswersTests {
    @Test("It tells its options and its version")
    func tells() async throws {
      let help = try await run(["--help"])
      #expect(help.exitStatus == .exited(0))
      #expect(help.printed.hasPrefix("Usage: voyager "))
      let version = try await run(["--version"])
      #expect(version.exitStatus == .exited(0))
      #expect(version.printed.hasPrefix("Voyager "))
    }

    @Test(
      "A wrong command line ends with 2 and a sentence",
      arguments: [
        ["--bogus"], ["--profile"], ["--identity="], ["--private=yes"], ["--private", "--identity", "x"],
        ["--gapplication-service", "--bogus"],
      ])
    func refuses(arguments: [String]) async throws {
      let start = try await run(arguments)
      #expect(start.exitStatus == .exited(2))
      #expect(start.printed.isEmpty)
      let lines = start.complaints.split(separator: "\n")
      #expect(lines.count == 1)
      #expect(lines.first?.hasPrefix("voyager: ") == true)
      #expect(lines.first?.hasSuffix(".") == true)
    }

    @Test("Under the test suite it builds no browser and writes nothing")
    func isUnderTest() async throws {
      let start = try await run(["https://example.org/"], variables: ["VOYAGER_UNDER_TEST": "1"])
      #expect(start.exitStatus == .exited(0))
      #expect(start.printed == "Voyager is under test.\n")
      #expect(start.complaints.isEmpty)
    }

    private func run(_ arguments: [String], variables: [String: String] = [:]) async throws -> RunningProgram
    {
      var start: RunningProgram?
      try await TestEnvironment.use { environment in
        let before = try FileManager.default.subpathsOfDirectory(atPath: environment.folder.path)
        let unreachable = ["DISPLAY": ":59999", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"]
        let output = FileManager.default.temporaryDirectory
        let program = try RunningProgram(
          BuiltProgram.path, arguments,
          environment: environment.variables(unreachable.merging(variables) { $1 }), outputFolder: output)
        _ = try await program.waitForExit()
        let after = try FileManager.default.subpathsOfDirectory(atPath: environment.folder.path)
        #expect(after == before)
        start = program
      }
      return try #require(start)
    }
  }
}

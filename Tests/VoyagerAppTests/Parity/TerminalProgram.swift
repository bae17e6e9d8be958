import Foundation

/// The built `voyager-cli`, on the profile of a test.
enum TerminalProgram {
  static var path: String {
    ProcessInfo.processInfo.environment["VOYAGER_CLI_PROGRAM"] ?? BuiltProgram.path + "-cli"
  }

  static func start(_ words: [String], in environment: TestEnvironment) throws -> RunningProgram {
    try RunningProgram(
      path, ["--profile", environment.profile.path] + words, environment: environment.variables(),
      outputFolder: environment.output)
  }

  /// Runs it to its end.
  static func run(_ words: String..., in environment: TestEnvironment) async throws -> RunningProgram {
    let program = try start(words, in: environment)
    _ = try await program.waitForExit(within: .seconds(60))
    return program
  }
}

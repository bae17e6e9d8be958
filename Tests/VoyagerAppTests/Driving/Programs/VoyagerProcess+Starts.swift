import Foundation

extension VoyagerProcess {
  /// Starts the program once more on the same profile and waits until that start has ended.
  @discardableResult
  func handOver(_ arguments: [String]) async throws -> RunningProgram {
    let start = try RunningProgram(
      BuiltProgram.path, ["--profile", environment.profile.path] + arguments,
      environment: environment.variables(), outputFolder: environment.output)
    _ = try await start.waitForExit(within: .seconds(30))
    return start
  }
}

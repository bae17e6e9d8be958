import Foundation
import Testing

/// The built program, running with a throw-away profile.
final class VoyagerProcess: Sendable {
  let program: RunningProgram
  let environment: TestEnvironment
  let tree: AccessibleTree

  private init(program: RunningProgram, environment: TestEnvironment, tree: AccessibleTree) {
    self.program = program
    self.environment = environment
    self.tree = tree
  }

  /// Runs the program while `body` works with it, and ends it.
  ///
  /// The test fails if it ended before without being asked to, or told of a fault.
  static func run(
    _ arguments: [String] = [], variables: [String: String] = [:],
    in environment: TestEnvironment? = nil, program: String = BuiltProgram.path,
    _ body: (VoyagerProcess) async throws -> Void
  ) async throws {
    let surroundings = try environment ?? TestEnvironment()
    defer {
      if environment == nil {
        surroundings.remove()
      }
    }
    let voyager = try await start(arguments, variables: variables, in: surroundings, program: program)
    do {
      try await body(voyager)
    } catch {
      await voyager.finish(.failed)
      throw error
    }
    await voyager.finish(.completed)
  }

  /// Starts the program for tests that run several; each must be given to `finish`.
  static func start(
    _ arguments: [String] = [], variables: [String: String] = [:], in environment: TestEnvironment,
    program: String = BuiltProgram.path
  ) async throws -> VoyagerProcess {
    try await WindowManager.startIfNone()
    let program = try RunningProgram(
      program, ["--profile", environment.profile.path] + arguments,
      environment: environment.variables(variables), outputFolder: environment.output)
    let tree = try await AccessibleTree.of(process: program.process)
    return VoyagerProcess(program: program, environment: environment, tree: tree)
  }

  var webProcesses: [ProcessEntry] {
    ProcessTree.descendants(of: program.process).filter(\.isWebProcess)
  }

  /// The program's own process and all below it.
  var processTree: [ProcessEntry] {
    [ProcessEntry(process: program.process)].compactMap(\.self)
      + ProcessTree.descendants(of: program.process)
  }

  /// Waits for a window, and says why when the program ended instead.
  func window(titled title: String? = nil) async throws -> AccessibleElement {
    try await Poll.untilTrue("the first window", within: .seconds(30)) {
      if let status = program.exitStatus {
        throw UnexpectedExit(status: status, complaints: program.complaints)
      }
      return try await !tree.windows().isEmpty
    }
    return try await tree.window(titled: title)
  }

  /// Asks it to end, as the system does at the end of a session, and waits until it has.
  @discardableResult
  func terminate() async throws -> ExitStatus {
    program.signal(SIGTERM)
    return try await program.waitForExit()
  }

  /// Ends it, and judges what it told.
  func finish(_ outcome: TestOutcome) async {
    if outcome == .failed {
      try? await Screenshot.save("failed-\(program.process)")
      Issue.record("What the program told until then:\n\(await diagnosis())")
    }
    if case .ended(let signal) = program.exitStatus, signal != SIGTERM, signal != SIGKILL {
      Issue.record("The program crashed with signal \(signal):\n\(program.complaints)")
    }
    await program.end()
    let faults = ProgramLog(text: program.complaints).faults
    if !faults.isEmpty {
      Issue.record("The program told of faults:\n\(faults.joined(separator: "\n"))")
    }
  }

  private func diagnosis() async -> String {
    guard let status = program.exitStatus else {
      return "It still runs.\n\(program.complaints)\n\(await tree.dump())"
    }
    return "It ended: \(status).\n\(program.complaints)"
  }
}

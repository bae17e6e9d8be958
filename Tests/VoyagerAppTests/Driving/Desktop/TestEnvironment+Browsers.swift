import Foundation

extension TestEnvironment {
  /// Every running browser of these surroundings, whoever started it.
  var browsers: [ProcessEntry] {
    programs.filter { $0.name == URL(filePath: BuiltProgram.path).lastPathComponent }
  }

  /// Waits until exactly one browser runs.
  func browser() async throws -> pid_t {
    try await Poll.until("exactly one browser", within: .seconds(30)) {
      let all = browsers
      return all.count == 1 ? all.first?.process : nil
    }
  }

  /// Gives fresh surroundings to `body`, and ends and removes all that it leaves in them.
  static func use(_ body: (TestEnvironment) async throws -> Void) async throws {
    try await WindowManager.startIfNone()
    let environment = try TestEnvironment()
    defer { environment.remove() }
    do {
      try await body(environment)
    } catch {
      await environment.endAll()
      throw error
    }
    await environment.endAll()
  }

  /// Ends whatever was started here, such as `xdg-open`, which may stay as the browser's parent.
  private func endAll() async {
    let running = programs
    running.forEach { kill($0.process, SIGTERM) }
    let ended: Void? = try? await Poll.untilTrue("the end of the programs") {
      running.allSatisfy { !$0.isRunning }
    }
    if ended == nil {
      running.filter(\.isRunning).forEach { kill($0.process, SIGKILL) }
    }
  }

  private var programs: [ProcessEntry] {
    ProcessTree.all().filter { $0.state != "Z" && $0.environment.contains("XDG_DATA_HOME=\(data.path)") }
  }
}

import Foundation
import Synchronization

/// A program that the harness started.
///
/// Its output goes to two files, which outlive it. Foundation's `Process` is no choice here: it sees the
/// end of a program only when everything that the program started has ended too, and a browser started
/// through `xdg-open` goes on.
final class RunningProgram: Sendable {
  let process: pid_t
  let name: String
  let standardOutput: URL
  let standardError: URL
  private let status = Mutex<ExitStatus?>(nil)

  init(
    _ path: String, _ arguments: [String], environment: [String: String], outputFolder: URL
  ) throws {
    let name = URL(filePath: path).lastPathComponent
    let stem = "\(name)-\(UUID().uuidString.prefix(8))"
    standardOutput = outputFolder.appending(path: "\(stem).out")
    standardError = outputFolder.appending(path: "\(stem).err")
    self.name = name
    process = try Spawn.start(
      path, arguments, environment: environment, standardOutput: standardOutput,
      standardError: standardError)
    waitForEnd()
  }

  /// Nil while it runs.
  var exitStatus: ExitStatus? {
    status.withLock { $0 }
  }

  var isRunning: Bool {
    exitStatus == nil
  }

  var printed: String {
    (try? String(contentsOf: standardOutput, encoding: .utf8)) ?? ""
  }

  var complaints: String {
    (try? String(contentsOf: standardError, encoding: .utf8)) ?? ""
  }

  func waitForExit(within patience: Duration = Poll.patience) async throws -> ExitStatus {
    try await Poll.until("the end of \(name)", within: patience, details: { complaints }) {
      exitStatus
    }
  }

  /// The program is the leader of its own group, but a browser's helpers may have left it.
  func signal(_ number: Int32) {
    if isRunning {
      kill(process, number)
    }
  }

  /// Ends the program and everything below it, kindly at first.
  func end() async {
    let family = ProcessTree.descendants(of: process)
    signal(SIGTERM)
    if (try? await waitForExit(within: .seconds(5))) == nil {
      signal(SIGKILL)
      _ = try? await waitForExit(within: .seconds(5))
    }
    for member in family where member.isRunning {
      kill(member.process, SIGKILL)
    }
  }

  private func waitForEnd() {
    Thread.detachNewThread { [self] in
      var word: Int32 = 0
      while waitpid(process, &word, 0) < 0 && errno == EINTR {}
      status.withLock { $0 = ExitStatus(waitStatus: word) }
    }
  }
}

import Foundation

/// Runs a small program to its end.
enum Command {
  @discardableResult
  static func run(
    _ program: String, _ arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    within patience: Duration = Poll.patience
  ) async throws -> String {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let running = try RunningProgram(
      program, arguments, environment: environment, outputFolder: folder)
    let status: ExitStatus
    do {
      status = try await running.waitForExit(within: patience)
    } catch {
      await running.end()
      throw error
    }
    guard status == .exited(0) else {
      throw CommandFailure(
        command: ([program] + arguments).joined(separator: " "), status: status,
        complaints: running.complaints + running.printed)
    }
    return running.printed.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

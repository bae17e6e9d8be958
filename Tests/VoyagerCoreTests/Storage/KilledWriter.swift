import Foundation

/// Another process that saves settings without end, as the browser does, until it is killed.
final class KilledWriter {
  private let process = Process()
  private let output = Pipe()

  /// Returns when it has read the file and begins to save.
  init(file: URL) throws {
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("SettingsWriter")
    process.arguments = [file.path]
    process.standardOutput = output
    try process.run()
    _ = output.fileHandleForReading.availableData
  }

  /// - Returns: Whether it was still saving.
  func kill() -> Bool {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }
}

import Foundation
import VoyagerCore

/// The program that uses the vault in a session of its own.
final class VaultProbe {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(_ session: KeyringSession) throws {
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("VaultProbe")
    process.environment = session.environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  func call(_ words: String...) throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data((words.joined(separator: " ") + "\n").utf8))
    return output.fileHandleForReading.readLine()
  }
}

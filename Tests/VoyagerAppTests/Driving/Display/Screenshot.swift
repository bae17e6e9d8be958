import Foundation

/// Pictures of the whole screen for people to look at, kept in the folder that `VOYAGER_SCREENSHOTS` names.
enum Screenshot {
  /// Does nothing when the variable isn't set.
  static func save(_ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["VOYAGER_SCREENSHOTS"] else {
      return
    }
    try FileManager.default.createDirectory(
      at: URL(filePath: folder), withIntermediateDirectories: true)
    try await Command.run("import", ["-silent", "-window", "root", "\(folder)/\(name).png"])
  }
}

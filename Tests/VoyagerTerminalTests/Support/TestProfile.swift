import Foundation

/// A folder of its own for the runs of one test, and surroundings without a screen.
final class TestProfile: Sendable {
  let folder: URL
  private let path: String?

  /// - Parameter path: Where programs are looked for; `nil` for where the test run does.
  init(path: String? = nil) throws {
    self.path = path
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("voyager-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The program beside the running tests.
  static var program: String {
    ProcessInfo.processInfo.environment["VOYAGER_CLI_PROGRAM"]
      ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("voyager-cli").path
  }

  /// As cron has it: no display, no session bus, next to nothing else.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter {
      ["PATH", "LD_LIBRARY_PATH"].contains($0.key)
    }
    environment["PATH"] = path ?? environment["PATH"]
    environment["HOME"] = folder.path
    environment["LANG"] = "C.UTF-8"
    return environment
  }

  func file(_ name: String, _ text: String? = nil) throws -> String {
    let file = folder.appendingPathComponent(name)
    if let text {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return file.path
  }
}

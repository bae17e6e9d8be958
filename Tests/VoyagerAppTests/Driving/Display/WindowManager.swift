import Foundation

/// Focus, activation and dragging between windows need a window manager; a bare `Xvfb` has none.
enum WindowManager {
  /// Starts `openbox` unless one runs.
  ///
  /// It ends with the display.
  static func startIfNone() async throws {
    if await isRunning() {
      return
    }
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "voyager-window-manager")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CONFIG_HOME"] = folder.path
    _ = try Spawn.start(
      "openbox", ["--sm-disable"], environment: environment,
      standardOutput: folder.appending(path: "openbox.out"),
      standardError: folder.appending(path: "openbox.err"))
    try await Poll.untilTrue("a window manager", condition: isRunning)
  }

  private static func isRunning() async -> Bool {
    let answer = try? await Command.run("xprop", ["-root", "_NET_SUPPORTING_WM_CHECK"])
    return answer?.contains("window id") ?? false
  }
}

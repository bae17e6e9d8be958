import Foundation

/// The surroundings of a program under test: folders of its own, and nothing of the person's.
struct TestEnvironment: Sendable {
  let folder: URL

  init() throws {
    folder = URL(filePath: NSTemporaryDirectory()).appending(path: "voyager-test-\(UUID().uuidString)")
    for name in [profile, home, downloads, data, configuration, cache, output] {
      try FileManager.default.createDirectory(at: name, withIntermediateDirectories: true)
    }
    try "XDG_DOWNLOAD_DIR=\"\(downloads.path)\"\n".write(
      to: configuration.appending(path: "user-dirs.dirs"), atomically: true, encoding: .utf8)
  }

  var profile: URL { folder.appending(path: "profile") }
  var home: URL { folder.appending(path: "home") }
  var downloads: URL { folder.appending(path: "profile/Downloads") }
  var data: URL { folder.appending(path: "data") }
  var configuration: URL { folder.appending(path: "config") }
  var cache: URL { folder.appending(path: "cache") }
  var output: URL { folder.appending(path: "output") }

  /// The test run's display and D-Bus session, and the folders above.
  func variables(_ changes: [String: String] = [:]) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment.filter { Self.kept.contains($0.key) }
    variables["HOME"] = home.path
    variables["XDG_DATA_HOME"] = data.path
    variables["XDG_CONFIG_HOME"] = configuration.path
    variables["XDG_CACHE_HOME"] = cache.path
    variables["XDG_STATE_HOME"] = folder.appending(path: "state").path
    variables["LANG"] = "C.UTF-8"
    variables["GTK_A11Y"] = "atspi"
    variables["GSETTINGS_BACKEND"] = "memory"
    variables["GDK_BACKEND"] = "x11"
    return variables.merging(changes) { $1 }
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  private static let kept: Set<String> = [
    "PATH", "DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "TMPDIR",
    "XDG_DATA_DIRS", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE",
  ]
}

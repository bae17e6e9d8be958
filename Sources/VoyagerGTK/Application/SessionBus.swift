import Foundation

/// The desktop's message bus, which some starts lack: over a plain remote login, as another user.
enum SessionBus {
  /// Without a bus GTK has no place for its accessibility tree, and crashes when it puts windows there.
  static func prepareProcess(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard !isReachable(environment) else {
      return
    }
    setenv("GTK_A11Y", "none", 1)
  }

  private static func isReachable(_ environment: [String: String]) -> Bool {
    if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false {
      return true
    }
    return environment["XDG_RUNTIME_DIR"].map { FileManager.default.fileExists(atPath: $0 + "/bus") } ?? false
  }
}

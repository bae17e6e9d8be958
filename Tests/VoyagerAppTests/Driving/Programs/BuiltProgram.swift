import Foundation

/// Finds what the build made.
enum BuiltProgram {
  /// The path in `VOYAGER_PROGRAM`, or else the program beside the running tests.
  static var path: String {
    ProcessInfo.processInfo.environment["VOYAGER_PROGRAM"]
      ?? URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "voyager").path
  }

  /// The same program with a made-up camera, microphone and screen.
  static var pathWithDevices: String {
    URL(filePath: path).deletingLastPathComponent().appending(path: "VoyagerWithDevices").path
  }
}

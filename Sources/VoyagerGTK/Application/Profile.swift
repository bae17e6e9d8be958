import Foundation
import VoyagerCore
import VoyagerLinux

/// Where a run keeps its things, and which runs count as the same.
struct Profile {
  /// The name on the session bus.
  let id: String
  /// Whether a second start hands over to this one.
  let isShared: Bool
  let paths: @MainActor () -> VoyagerPaths

  init(_ options: LaunchOptions) {
    // A driven run keeps nothing, so it shares nothing, and no link from outside lands in it.
    let driven = URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
      .appendingPathComponent(
        "voyager-driven-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
    let folder =
      options.profile.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? (options.isAutomated ? driven : nil)
    id = ApplicationID.of(profile: folder)
    isShared = !options.isAutomated
    paths = { folder.map { VoyagerPaths(profile: $0) } ?? XDGFolders().paths() }
  }
}

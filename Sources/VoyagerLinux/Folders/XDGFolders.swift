import CDesktop
public import Foundation
public import VoyagerCore

/// The person's folders, as the desktop has them set.
public struct XDGFolders: Hashable, Sendable {
  public let home: URL
  /// The desktop's download folder, or `Downloads` in the home folder.
  public let downloads: URL

  public init() {
    let home = URL(fileURLWithPath: String(cString: g_get_home_dir()), isDirectory: true)
    self.home = home
    downloads =
      g_get_user_special_dir(G_USER_DIRECTORY_DOWNLOAD).map {
        URL(fileURLWithPath: String(cString: $0), isDirectory: true)
      } ?? home.appendingPathComponent("Downloads", isDirectory: true)
  }

  /// Where the person's usual profile is kept.
  public func paths(environment: [String: String] = ProcessInfo.processInfo.environment) -> VoyagerPaths {
    VoyagerPaths(environment: environment, home: home, downloads: downloads)
  }
}

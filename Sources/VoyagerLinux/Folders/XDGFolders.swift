import CDesktop
public import Foundation
public import VoyagerCore

/// The person's folders, as the desktop has them set.
public struct XDGFolders: Hashable, Sendable {
  public let home: URL
  /// The desktop's download folder, or `Downloads` in the home folder.
  public let downloads: URL
  /// The desktop's folder for pictures, or `Pictures` in the home folder.
  public let pictures: URL

  public init() {
    let home = URL(fileURLWithPath: String(cString: g_get_home_dir()), isDirectory: true)
    self.home = home
    downloads = Self.folder(G_USER_DIRECTORY_DOWNLOAD, else: "Downloads", in: home)
    pictures = Self.folder(G_USER_DIRECTORY_PICTURES, else: "Pictures", in: home)
  }

  private static func folder(_ kind: GUserDirectory, else name: String, in home: URL) -> URL {
    g_get_user_special_dir(kind).map { URL(fileURLWithPath: String(cString: $0), isDirectory: true) }
      ?? home.appendingPathComponent(name, isDirectory: true)
  }

  /// Where the person's usual profile is kept.
  public func paths(environment: [String: String] = ProcessInfo.processInfo.environment) -> VoyagerPaths {
    VoyagerPaths(environment: environment, home: home, downloads: downloads)
  }
}

public import Foundation

/// Where everything of one profile is kept.
///
/// It only names places; whoever writes makes the folder.
public struct VoyagerPaths: Hashable, Sendable {
  public let config: URL
  public let data: URL
  public let cache: URL
  public let state: URL
  /// Where downloads go when the person chose no folder.
  public let downloadsDirectory: URL

  /// A profile of its own: everything under one folder.
  public init(profile folder: URL) {
    config = folder.appendingPathComponent("config", isDirectory: true)
    data = folder.appendingPathComponent("data", isDirectory: true)
    cache = folder.appendingPathComponent("cache", isDirectory: true)
    state = folder.appendingPathComponent("state", isDirectory: true)
    downloadsDirectory = folder.appendingPathComponent("downloads", isDirectory: true)
  }

  /// The usual profile, in the XDG base directories.
  ///
  /// - Parameters:
  ///   - environment: The `XDG_…_HOME` variables. Empty and relative ones are ignored, as their specification says.
  ///   - home: The person's home folder.
  ///   - downloads: The desktop's download folder. Default: `Downloads` in the home folder.
  public init(environment: [String: String], home: URL, downloads: URL? = nil) {
    func base(_ variable: String, _ fallback: String) -> URL {
      let folder =
        environment[variable].flatMap { path in
          path.hasPrefix("/") ? URL(fileURLWithPath: path, isDirectory: true) : nil
        } ?? home.appendingPathComponent(fallback, isDirectory: true)
      return folder.appendingPathComponent("voyager", isDirectory: true)
    }
    config = base("XDG_CONFIG_HOME", ".config")
    data = base("XDG_DATA_HOME", ".local/share")
    cache = base("XDG_CACHE_HOME", ".cache")
    state = base("XDG_STATE_HOME", ".local/state")
    downloadsDirectory = downloads ?? home.appendingPathComponent("Downloads", isDirectory: true)
  }

  public func settingsFile() -> URL {
    config.appendingPathComponent("settings.json", isDirectory: false)
  }

  public func identitiesFile() -> URL {
    config.appendingPathComponent("identities.json", isDirectory: false)
  }

  public func identityRulesFile() -> URL {
    config.appendingPathComponent("identity-rules.json", isDirectory: false)
  }

  public func permissionsFile() -> URL {
    config.appendingPathComponent("permissions.json", isDirectory: false)
  }

  public func certificatesFile() -> URL {
    config.appendingPathComponent("certificates.json", isDirectory: false)
  }

  public func zoomsFile() -> URL {
    config.appendingPathComponent("zooms.json", isDirectory: false)
  }

  public func historyFile() -> URL {
    data.appendingPathComponent("history.sqlite", isDirectory: false)
  }

  public func startPinsFile() -> URL {
    data.appendingPathComponent("start-page.json", isDirectory: false)
  }

  public func accountsFile() -> URL {
    data.appendingPathComponent("accounts.json", isDirectory: false)
  }

  public func bookmarksFile() -> URL {
    data.appendingPathComponent("bookmarks.sqlite", isDirectory: false)
  }

  public func sessionFile() -> URL {
    data.appendingPathComponent("session.sqlite", isDirectory: false)
  }

  public func downloadsFile() -> URL {
    data.appendingPathComponent("downloads.sqlite", isDirectory: false)
  }

  /// The saved passwords without what is secret of them.
  public func loginsFile() -> URL {
    data.appendingPathComponent("logins.sqlite", isDirectory: false)
  }

  /// What left, and why.
  public func departuresFile() -> URL {
    state.appendingPathComponent("departures.jsonl", isDirectory: false)
  }

  /// What the sites leave behind for one identity: cookies, storage.
  public func identityData(_ id: IdentityID) -> URL {
    folder(of: id, in: data)
  }

  /// What can be fetched again for one identity.
  public func identityCache(_ id: IdentityID) -> URL {
    folder(of: id, in: cache)
  }

  /// The marks of identities that are being deleted.
  func identityMarks() -> URL {
    state.appendingPathComponent("identities", isDirectory: true)
  }

  /// What this run has to clear before it ends, or the next one when it begins.
  func clearingMark() -> URL {
    state.appendingPathComponent("clear-on-exit.json", isDirectory: false)
  }

  /// Where downloads go: the chosen folder if it is an absolute path, else ``downloadsDirectory``.
  public func downloadFolder(for settings: VoyagerSettings) -> URL {
    guard let chosen = settings.downloadFolder, chosen.hasPrefix("/") else { return downloadsDirectory }
    return URL(fileURLWithPath: chosen, isDirectory: true)
  }

  private func folder(of id: IdentityID, in base: URL) -> URL {
    base.appendingPathComponent("identities", isDirectory: true)
      .appendingPathComponent(id.rawValue.uuidString.lowercased(), isDirectory: true)
  }
}

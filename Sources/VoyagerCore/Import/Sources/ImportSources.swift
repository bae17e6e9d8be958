import Foundation

/// Finds the profiles of other browsers.
public enum ImportSources {
  private struct Profile {
    let name: String
    let folder: URL
  }

  /// Looks for them, away from the caller's actor.
  ///
  /// - Returns: Those that hold anything, in the order of the places.
  @concurrent
  public static func find(in places: [BrowserPlace]) async -> [ImportSource] {
    var seen: Set<URL> = []
    return places.filter { seen.insert($0.folder.resolvingSymlinksInPath()).inserted }.flatMap(sources)
  }

  private static func sources(_ place: BrowserPlace) -> [ImportSource] {
    let found = profiles(place).compactMap { profile in
      source(place.family, in: profile.folder).map { (name: profile.name, source: $0) }
    }
    return found.map { name, source in
      ImportSource(
        name: found.count == 1 ? place.name : "\(place.name) – \(name)", family: place.family,
        bookmarks: source.bookmarks, history: source.history)
    }
  }

  private static func source(
    _ family: BrowserFamily, in folder: URL
  ) -> (bookmarks: URL?, history: URL?)? {
    let names: (bookmarks: String, history: String) =
      switch family {
      case .firefox: ("places.sqlite", "places.sqlite")
      case .chromium: ("Bookmarks", "History")
      case .epiphany: ("bookmarks.gvdb", "ephy-history.db")
      }
    let (bookmarks, history) = (file(names.bookmarks, in: folder), file(names.history, in: folder))
    return bookmarks == nil && history == nil ? nil : (bookmarks, history)
  }

  private static func file(_ name: String, in folder: URL) -> URL? {
    let url = folder.appendingPathComponent(name, isDirectory: false)
    var information = stat()
    guard stat(url.path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
    return url
  }

  private static func profiles(_ place: BrowserPlace) -> [Profile] {
    switch place.family {
    case .firefox: firefoxProfiles(place.folder)
    case .chromium: chromiumProfiles(place.folder)
    case .epiphany: [Profile(name: "", folder: place.folder)]
    }
  }

  private static func firefoxProfiles(_ folder: URL) -> [Profile] {
    let file = folder.appendingPathComponent("profiles.ini", isDirectory: false)
    guard let data = try? AtomicFile(url: file).contents() else { return [] }
    return ProfilesFile(String(decoding: data, as: UTF8.self)).profiles.map { entry in
      let profile =
        entry.isRelative
        ? folder.appendingPathComponent(entry.path, isDirectory: true)
        : URL(fileURLWithPath: entry.path, isDirectory: true)
      return Profile(name: entry.name, folder: profile)
    }
  }

  /// The browser names its profiles in one file; a folder that it does not name bears its own name.
  private static func chromiumProfiles(_ folder: URL) -> [Profile] {
    let file = folder.appendingPathComponent("Local State", isDirectory: false)
    let state = (try? AtomicFile(url: file).contents()).flatMap { data in
      data.flatMap { try? JSONDecoder().decode(LocalState.self, from: $0) }
    }
    let names = state?.profile?.names ?? [:]
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return folders.filter { $0 == "Default" || $0.hasPrefix("Profile ") || names[$0] != nil }
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
      .map {
        Profile(name: names[$0]?.name ?? $0, folder: folder.appendingPathComponent($0, isDirectory: true))
      }
  }

  private struct LocalState: Decodable {
    struct Profiles: Decodable {
      enum CodingKeys: String, CodingKey {
        case names = "info_cache"
      }

      let names: [String: Name]?
    }

    struct Name: Decodable {
      let name: String?
    }

    let profile: Profiles?
  }
}

public import Foundation
public import VoyagerCore

/// Where other browsers keep their profiles on Linux: their usual places, Flatpak's and Snap's.
public enum LinuxBrowserPlaces {
  /// Those of the person.
  public static func all() -> [BrowserPlace] {
    all(home: XDGFolders().home, environment: ProcessInfo.processInfo.environment)
  }

  /// - Parameters:
  ///   - home: The person's home folder.
  ///   - environment: The `XDG_…_HOME` variables.
  public static func all(home: URL, environment: [String: String]) -> [BrowserPlace] {
    let config = base("XDG_CONFIG_HOME", ".config", home: home, environment)
    let data = base("XDG_DATA_HOME", ".local/share", home: home, environment)
    let sandboxes = home.appendingPathComponent(".var/app", isDirectory: true)
    let snaps = home.appendingPathComponent("snap", isDirectory: true)
    return firefox(home, config, sandboxes, snaps) + chromium(config, sandboxes, snaps)
      + place("GNOME Web", .epiphany, (data, "epiphany"), (sandboxes, "org.gnome.Epiphany/data/epiphany"))
  }

  private static func firefox(_ home: URL, _ config: URL, _ sandboxes: URL, _ snaps: URL) -> [BrowserPlace] {
    place(
      "Firefox", .firefox, (home, ".mozilla/firefox"), (sandboxes, "org.mozilla.firefox/.mozilla/firefox"),
      (snaps, "firefox/common/.mozilla/firefox"))
      // Newer versions keep new profiles here.
      + place(
        "Firefox", .firefox, (config, "mozilla/firefox"),
        (sandboxes, "org.mozilla.firefox/config/mozilla/firefox"))
      + place(
        "LibreWolf", .firefox, (home, ".librewolf"), (sandboxes, "io.gitlab.librewolf-community/.librewolf"))
  }

  private static func chromium(_ config: URL, _ sandboxes: URL, _ snaps: URL) -> [BrowserPlace] {
    place(
      "Chrome", .chromium, (config, "google-chrome"), (sandboxes, "com.google.Chrome/config/google-chrome"))
      + place(
        "Chromium", .chromium, (config, "chromium"), (sandboxes, "org.chromium.Chromium/config/chromium"),
        (snaps, "chromium/common/chromium"))
      + place(
        "Brave", .chromium, (config, "BraveSoftware/Brave-Browser"),
        (sandboxes, "com.brave.Browser/config/BraveSoftware/Brave-Browser"),
        (snaps, "brave/current/.config/BraveSoftware/Brave-Browser"))
      + place(
        "Edge", .chromium, (config, "microsoft-edge"), (sandboxes, "com.microsoft.Edge/config/microsoft-edge")
      )
      + place("Vivaldi", .chromium, (config, "vivaldi"), (sandboxes, "com.vivaldi.Vivaldi/config/vivaldi"))
  }

  private static func place(
    _ name: String, _ family: BrowserFamily, _ usual: (URL, String), _ flatpak: (URL, String),
    _ snap: (URL, String)? = nil
  ) -> [BrowserPlace] {
    [(name, usual), ("\(name) (Flatpak)", flatpak)].map { name, folder in
      BrowserPlace(name, family, in: folder.0.appendingPathComponent(folder.1, isDirectory: true))
    }
      + (snap.map { folder in
        [
          BrowserPlace(
            "\(name) (Snap)", family, in: folder.0.appendingPathComponent(folder.1, isDirectory: true))
        ]
      } ?? [])
  }

  private static func base(
    _ variable: String, _ fallback: String, home: URL, _ environment: [String: String]
  ) -> URL {
    guard let path = environment[variable], path.hasPrefix("/") else {
      return home.appendingPathComponent(fallback, isDirectory: true)
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}

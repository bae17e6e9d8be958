import Foundation
import Testing
import VoyagerCore

@testable import VoyagerLinux

@Suite struct LinuxBrowserPlacesTests {
  private func lines(_ environment: [String: String] = [:]) -> [String] {
    LinuxBrowserPlaces.all(home: URL(fileURLWithPath: "/home/dad"), environment: environment)
      .map { "\($0.name): \($0.folder.path)" }
  }

  @Test(
    "Every browser is looked for where it, Flatpak and Snap put it",
    arguments: [
      "Firefox: /home/dad/.mozilla/firefox", "Firefox: /home/dad/.config/mozilla/firefox",
      "Firefox (Flatpak): /home/dad/.var/app/org.mozilla.firefox/.mozilla/firefox",
      "Firefox (Snap): /home/dad/snap/firefox/common/.mozilla/firefox",
      "LibreWolf: /home/dad/.librewolf", "Chrome: /home/dad/.config/google-chrome",
      "Chrome (Flatpak): /home/dad/.var/app/com.google.Chrome/config/google-chrome",
      "Chromium: /home/dad/.config/chromium", "Chromium (Snap): /home/dad/snap/chromium/common/chromium",
      "Chromium (Flatpak): /home/dad/.var/app/org.chromium.Chromium/config/chromium",
      "Brave: /home/dad/.config/BraveSoftware/Brave-Browser",
      "Brave (Snap): /home/dad/snap/brave/current/.config/BraveSoftware/Brave-Browser",
      "Edge: /home/dad/.config/microsoft-edge", "Vivaldi: /home/dad/.config/vivaldi",
      "GNOME Web: /home/dad/.local/share/epiphany",
      "GNOME Web (Flatpak): /home/dad/.var/app/org.gnome.Epiphany/data/epiphany",
    ])
  func places(_ line: String) {
    #expect(lines().contains(line))
  }

  @Test("Base directories of the environment count, if they are absolute")
  func environment() {
    let moved = lines(["XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d"])
    #expect(moved.contains("Chromium: /c/chromium"))
    #expect(moved.contains("GNOME Web: /d/epiphany"))
    #expect(lines(["XDG_CONFIG_HOME": "c", "XDG_DATA_HOME": ""]) == lines())
    #expect(Set(lines()).count == lines().count)
  }
}

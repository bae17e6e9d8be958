import Foundation
import Testing

@testable import VoyagerCore

@Suite struct VoyagerPathsTests {
  private let home = URL(fileURLWithPath: "/home/mia", isDirectory: true)

  private func all(_ paths: VoyagerPaths) -> [String] {
    [
      paths.settingsFile(), paths.identitiesFile(), paths.identityData(Identity.standard.id),
      paths.identityCache(Identity.standard.id), paths.state, paths.downloadsDirectory,
    ].map(\.path)
  }

  @Test("Without variables, everything is where the specification says")
  func fallbacks() {
    #expect(
      all(VoyagerPaths(environment: [:], home: home)) == [
        "/home/mia/.config/voyager/settings.json",
        "/home/mia/.config/voyager/identities.json",
        "/home/mia/.local/share/voyager/identities/00000000-0000-4000-8000-000000000001",
        "/home/mia/.cache/voyager/identities/00000000-0000-4000-8000-000000000001",
        "/home/mia/.local/state/voyager",
        "/home/mia/Downloads",
      ])
  }

  @Test("The variables and the desktop's download folder hold")
  func variables() {
    let paths = VoyagerPaths(
      environment: [
        "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/k", "XDG_STATE_HOME": "/s",
      ],
      home: home, downloads: URL(fileURLWithPath: "/home/mia/Laden"))
    #expect(
      all(paths) == [
        "/c/voyager/settings.json", "/c/voyager/identities.json",
        "/d/voyager/identities/00000000-0000-4000-8000-000000000001",
        "/k/voyager/identities/00000000-0000-4000-8000-000000000001",
        "/s/voyager", "/home/mia/Laden",
      ])
  }

  @Test(
    "Relative and empty variables are ignored", arguments: ["config", "./config", "../x", "~/config", ""])
  func relative(_ value: String) {
    let names = ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"]
    let environment = Dictionary(uniqueKeysWithValues: names.map { ($0, value) })
    #expect(VoyagerPaths(environment: environment, home: home) == VoyagerPaths(environment: [:], home: home))
  }

  @Test("A profile puts everything under its folder, and naming a place makes none")
  func profile() throws {
    let folder = try TemporaryFolder()
    let paths = VoyagerPaths(profile: folder.url)
    for path in all(paths) { #expect(path.hasPrefix(folder.url.path + "/")) }
    #expect(Set(all(paths)).count == 6)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("A chosen download folder holds only as an absolute path")
  func downloadFolder() {
    let paths = VoyagerPaths(environment: [:], home: home)
    var settings = VoyagerSettings.standard
    settings.downloadFolder = "/srv/files"
    #expect(paths.downloadFolder(for: settings).path == "/srv/files")
    settings.downloadFolder = "files"
    #expect(paths.downloadFolder(for: settings) == paths.downloadsDirectory)
    settings.downloadFolder = nil
    #expect(paths.downloadFolder(for: settings) == paths.downloadsDirectory)
  }
}

import Foundation
import Testing

@testable import VoyagerCore

@Suite struct ImportSourcesTests {
  private let home: MadeUpHome

  init() throws {
    home = try MadeUpHome()
  }

  private func find(_ places: BrowserPlace...) async -> [String] {
    home.lines(await ImportSources.find(in: places))
  }

  @Test("Firefox's profiles are those in its list that were used, wherever they lie")
  func firefox() async throws {
    try home.write(
      """
      [Install4F96D1932A9F858E]
      Default=abc.default-release

      [Profile1]
      Name=default
      IsRelative=1
      Path=abc.default-release
      [Profile0]\r
      Name=work\r
      IsRelative=0\r
      Path=\(home.url.path)/elsewhere/work\r
      [Profile2]
      Name=never used
      Path=nothing
      [Profile3]
      Name=broken
      """, to: "ff/profiles.ini")
    try home.write("x", to: "ff/abc.default-release/places.sqlite")
    try home.write("x", to: "ff/forgotten/places.sqlite")
    let place = home.place("Firefox", .firefox, "ff")
    #expect(
      await find(place) == [
        "Firefox: ff/abc.default-release/places.sqlite ff/abc.default-release/places.sqlite"
      ])
    try home.write("x", to: "elsewhere/work/places.sqlite")
    #expect(
      await find(place) == [
        "Firefox – default: ff/abc.default-release/places.sqlite ff/abc.default-release/places.sqlite",
        "Firefox – work: elsewhere/work/places.sqlite elsewhere/work/places.sqlite",
      ])
  }

  @Test("Chromium's profiles bear the names that the browser gave them")
  func chromium() async throws {
    try home.write("{}", to: "cr/Default/Bookmarks")
    try home.write("x", to: "cr/Default/History")
    try home.write("x", to: "cr/System Profile/History")
    let place = home.place("Chromium", .chromium, "cr")
    #expect(await find(place) == ["Chromium: cr/Default/Bookmarks cr/Default/History"])
    try home.write("x", to: "cr/Profile 10/History")
    try home.write("{}", to: "cr/Profile 2/Bookmarks")
    try home.write(
      "{\"profile\": {\"info_cache\": {\"Default\": {\"name\": \"Dad\"}, \"Profile 2\": {}}}}",
      to: "cr/Local State")
    #expect(
      await find(place) == [
        "Chromium – Dad: cr/Default/Bookmarks cr/Default/History",
        "Chromium – Profile 2: cr/Profile 2/Bookmarks -", "Chromium – Profile 10: - cr/Profile 10/History",
      ])
  }

  @Test("A browser that was never used, or is one folder under two names, is no second source")
  func others() async throws {
    try home.write("x", to: "web/bookmarks.gvdb")
    try FileManager.default.createDirectory(
      at: home.folder.file("empty"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: home.folder.file("link"), withDestinationURL: home.folder.file("web"))
    try FileManager.default.createDirectory(
      at: home.folder.file("folder/bookmarks.gvdb"), withIntermediateDirectories: true)
    #expect(
      await find(
        home.place("GNOME Web", .epiphany, "web"), home.place("GNOME Web (Flatpak)", .epiphany, "link"),
        home.place("GNOME Web", .epiphany, "folder"), home.place("Chrome", .chromium, "empty"),
        home.place("Firefox", .firefox, "missing")) == ["GNOME Web: web/bookmarks.gvdb -"])
  }

  @Test(
    "Lists that are rubbish name no profile",
    arguments: ["", "[", "]=", "[Profile0", "=x", "Path=x", "{\"profile\": 1}"])
  func rubbish(_ text: String) async throws {
    try home.write(text, to: "ff/profiles.ini")
    try home.write(text, to: "cr/Local State")
    #expect(await find(home.place("Firefox", .firefox, "ff"), home.place("Chrome", .chromium, "cr")).isEmpty)
  }
}

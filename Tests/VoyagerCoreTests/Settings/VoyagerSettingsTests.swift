import Foundation
import Testing

@testable import VoyagerCore

@Suite struct VoyagerSettingsTests {
  @Test("Pages start at 150 % and the interface at 125 %")
  func defaults() {
    #expect(VoyagerSettings.standard.pageZoom == 1.5)
    #expect(VoyagerSettings.standard.interfaceScale == 1.25)
    #expect(!VoyagerSettings.standard.hidesSingleTabBar)
    #expect(!VoyagerSettings.standard.opensNewTabsInFront)
    #expect(!VoyagerSettings.standard.showsBookmarksBar)
    #expect(VoyagerSettings.standard.httpsFirst)
    #expect(VoyagerSettings.standard.clearsOnExit == [])
    #expect(VoyagerSettings.standard.keepsHistory == .forever)
  }

  @Test(
    "Figures out of range become the nearest allowed one",
    arguments: [(0.0, 0.3, 0.75), (-1, 0.3, 0.75), (0.3, 0.3, 0.75), (1, 1, 1), (9, 5, 2), (.infinity, 5, 2)])
  func clamped(_ value: Double, _ zoom: Double, _ scale: Double) {
    var settings = VoyagerSettings.standard
    settings.pageZoom = value
    settings.interfaceScale = value
    #expect(settings.pageZoom == zoom)
    #expect(settings.interfaceScale == scale)
  }

  @Test("Something that is not a number changes nothing")
  func notANumber() {
    var settings = VoyagerSettings.standard
    settings.pageZoom = .nan
    #expect(settings.pageZoom == 1.5)
  }

  @Test("Sizes of letters out of range become the nearest allowed one, and a family of blanks is none")
  func fonts() {
    var fonts = PageFonts()
    fonts.size = 1_000
    fonts.monospaceSize = -1
    fonts.minimumSize = 99
    fonts.serif = " "
    #expect(fonts.size == 72 && fonts.monospaceSize == 6 && fonts.minimumSize == 36)
    #expect(fonts.serif == nil)
  }

  @Test("Every setting comes back from the file, and what was emptied stays empty")
  func roundTrip() async throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(url: folder.file("settings.json"))
    var settings = VoyagerSettings()
    settings.appearance = .dark
    settings.startPage = WebAddress("https://family.example")
    settings.httpsFirst = false
    settings.newTab = .blank
    settings.showsMostVisited = false
    settings.showsThumbnails = false
    settings.keepsHistory = .sixMonths
    settings.pages.languages = ["de", "en"].compactMap(LanguageTag.init)
    settings.pages.spellingLanguages = ["fr"].compactMap(LanguageTag.init)
    settings.pages.styles = [SiteStyle(site: "a.example", text: "p { color: red }", isOn: false)].compactMap(
      \.self)
    settings.reader.colors = .sepia
    settings.reader.textSize = 30
    settings.pages.fonts.standard = "Cantarell"
    settings.pages.fonts.minimumSize = 12
    settings.pages.drawing = .software
    settings.pages.preventsTracking = false
    settings.pippa = WebAddress("https://pippa.example")
    try await store.save(settings)
    #expect(store.load() == .value(settings))
    try await store.save(VoyagerSettings())
    #expect(store.load() == .value(VoyagerSettings()))
  }

  @Test("A file of the version before has the new settings' defaults and keeps its own values")
  func older() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(
      url: try folder.write(
        """
        {"downloadFolder": null, "hidesSingleTabBar": true, "interfaceScale": 1.25, "opensNewTabsInFront": false,
        "pageZoom": 1.5, "searchEngine": {"name": "Bing", "template": "https://bing.example/%s"}, "version": 1}
        """, to: "settings.json"))
    var expected = VoyagerSettings()
    expected.hidesSingleTabBar = true
    expected.searchEngine = SearchEngine(name: "Bing", template: "https://bing.example/%s")
    #expect(store.load() == .value(expected))
  }

  @Test(
    "A value that a setting can't have is named",
    arguments: [
      ("{\"pippa\": \"nonsense\"}", "“pippa” has a value that does not exist"),
      ("{\"appearance\": \"pink\"}", "“appearance” has a value that does not exist"),
      ("{\"siteStyles\": [{\"site\": \"*\", \"css\": \"\", \"isOn\": true}]}", "“*” is no site"),
      ("{\"languages\": [\"de\", \"?\"]}", "“languages.2” has a value that does not exist"),
    ])
  func named(_ text: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(url: try folder.write(text, to: "settings.json"))
    #expect(store.load() == .problem(.damaged(reason)))
  }

  @Test("A file with one key works, and its figures are brought into range")
  func oneKey() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(url: try folder.write("{ \"pageZoom\": 40 }", to: "settings.json"))
    var expected = VoyagerSettings.standard
    expected.pageZoom = 5
    #expect(store.load() == .value(expected))
  }
}

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
    #expect(VoyagerSettings.standard.httpsFirst)
    #expect(VoyagerSettings.standard.clearsOnExit == [])
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

  @Test("A file with one key works, and its figures are brought into range")
  func oneKey() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(url: try folder.write("{ \"pageZoom\": 40 }", to: "settings.json"))
    var expected = VoyagerSettings.standard
    expected.pageZoom = 5
    #expect(store.load() == .value(expected))
  }
}

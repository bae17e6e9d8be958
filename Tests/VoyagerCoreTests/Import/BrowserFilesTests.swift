import Foundation
import Testing

@testable import VoyagerCore

@Suite struct BrowserFilesTests {
  private static let firefoxBar = [
    "bar: News & <weather> https://news.voyager.example/ @1600000000", "bar: [Häuser \"im\" 'Garten']",
    "bar:   Garden https://garden.voyager.example/?a=1&b=%22x%22 @1600000200", "bar:   [Deeper]",
    "bar:     時刻表 🌍 https://deep.voyager.example/#part @1600000400", "bar: [Empty]",
  ]

  private static let chromiumBar = [
    "bar: News & <weather> https://news.voyager.example/", "bar: [Häuser \"im\" 'Garten']",
    "bar:   Garden https://garden.voyager.example/?a=1&b=%22x%22", "bar:   [Deeper]",
    "bar:     時刻表 🌍 https://deep.voyager.example/#part", "bar: [Empty]",
  ]

  /// Chromium dates a bookmark when it is made, whatever it is told.
  private func undated(_ lines: [String]) -> [String] {
    lines.map { line in line.firstRange(of: " @17960").map { String(line[..<$0.lowerBound]) } ?? line }
  }

  @Test("Firefox's exported page comes in whole")
  func firefoxPage() throws {
    let read = NetscapeReader.read(try Fixture.data("firefox.html"))
    #expect(
      TreeText.lines(read.tree) == Self.firefoxBar + [
        "Find https://find.voyager.example/?q=%s @1600000500 =find",
        "Tagged https://tagged.voyager.example/ @1600000800 #family#two words",
        " https://untitled.voyager.example/ @1600001000",
      ])
    #expect(
      read.leftOut.sentences == [
        "1 address that would run as a script was left out.",
        "1 address that only the other browser knows was left out.",
      ])
  }

  @Test("Firefox's database gives the same, and what is on the phone")
  func firefoxDatabase() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("places.sqlite")
    _ = try Fixture.makeDatabase("firefox-places.sql", at: file)
    let read = try FirefoxBookmarks.read(Database.open(DatabaseCopy(of: file)))
    #expect(
      TreeText.lines(read.tree) == Self.firefoxBar + [
        "[Mobile Bookmarks]", "  Phone https://phone.voyager.example/ @1600000900",
        "Find https://find.voyager.example/?q=%s @1600000500 =find",
        "Tagged https://tagged.voyager.example/ @1600000800 #family#two words",
        " https://untitled.voyager.example/ @1600001000",
      ])
    #expect(read.leftOut.scripts == 1)
    #expect(read.leftOut.foreignPages == 1)
  }

  @Test("Chromium's exported page and its file give the same")
  func chromium() throws {
    let page = NetscapeReader.read(try Fixture.data("chromium.html"))
    let file = try ChromiumBookmarks.read(Fixture.data("chromium.json"))
    #expect(undated(TreeText.lines(file.tree)) == Self.chromiumBar + [" https://untitled.voyager.example/"])
    #expect(undated(TreeText.lines(page.tree)) == undated(TreeText.lines(file.tree)))
    #expect(file.leftOut.scripts == 1 && file.leftOut.foreignPages == 1)
    #expect(page.leftOut == file.leftOut)
    let added = try #require(file.tree.bar.first?.leaf?.added)
    #expect(Int(added.timeIntervalSince1970) == 1_796_037_316)
  }

  @Test("GNOME Web's table and its exported page come in with their tags")
  func epiphany() throws {
    let table = try EpiphanyBookmarks.read(Fixture.data("epiphany.gvdb"))
    #expect(
      TreeText.lines(table.tree) == [
        "News \"quoted\" & <weather> http://127.0.0.1:28380/news?q=%22x%22 @1796037508",
        "Garten – 時刻表 http://127.0.0.1:28380/garden @1796037516 #Favorites",
      ])
    let page = NetscapeReader.read(try Fixture.data("epiphany.html"))
    #expect(
      TreeText.lines(page.tree) == [
        "[Epiphany]", "  a < b & c https://a.voyager.example/?q=\"x\" @1600000000 #Favorites#family",
        "  B https://b.voyager.example/ @1600000100",
      ])
  }

  @Test("The pages of Safari and Pinboard come in")
  func others() throws {
    #expect(
      TreeText.lines(NetscapeReader.read(try Fixture.data("safari.html")).tree) == [
        "[Favorites]", "  A https://a.voyager.example/?x=1&y=2", "  [Inner]",
        "    B https://b.voyager.example/",
        "C https://c.voyager.example/", "[Reading List]", "  D https://d.voyager.example/",
      ])
    #expect(
      TreeText.lines(NetscapeReader.read(try Fixture.data("pinboard.html")).tree) == [
        "A https://a.voyager.example/ @1600000000 #one#two (A note of⏎two lines)",
        "B https://b.voyager.example/ @1600000100",
      ])
  }

  @Test(
    "What every browser exported is written the same the second time",
    arguments: ["firefox.html", "chromium.html", "epiphany.html", "safari.html", "pinboard.html"])
  func roundTrip(_ name: String) throws {
    let read = NetscapeReader.read(try Fixture.data(name))
    let first = NetscapeWriter.write(read.tree)
    let again = NetscapeReader.read(first)
    #expect(TreeText.lines(again.tree) == TreeText.lines(read.tree))
    #expect(NetscapeWriter.write(again.tree) == first)
  }

  @Test(
    "Strange and damaged files are refused", arguments: ["", "{", "[]", "{\"roots\": 1}", "GVariant", "x"])
  func refuses(_ text: String) {
    #expect(throws: StoreProblem.self) { try ChromiumBookmarks.read(Data(text.utf8)) }
    #expect(throws: StoreProblem.self) { try EpiphanyBookmarks.read(Data(text.utf8)) }
  }

  @Test("No change of a byte in GNOME Web's table leads out of it")
  func damagedTable() throws {
    let data = try Fixture.data("epiphany.gvdb")
    for index in data.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var damaged = data
        damaged[index] = value
        _ = try? EpiphanyBookmarks.read(damaged)
        _ = try? EpiphanyBookmarks.read(damaged.prefix(index))
      }
    }
  }
}

import Foundation
import Testing

@testable import VoyagerCore

@Suite struct HistoryStoreTests {
  @Test("Visits count for their page, newest first, and each identity has pages of its own")
  func counts() async throws {
    let history = try HistoryFixture()
    try await history.visit("https://a.example/", "A")
    try await history.visit("https://b.example/", "B", from: "https://a.example/")
    try await history.visit("https://a.example/", "A", kind: .typed)
    try await history.visit("https://a.example/", "A", as: HistoryFixture.mum)

    let dads = try await history.store.pages(matching: "", of: HistoryFixture.dad, limit: 10)
    #expect(dads.map(\.address.text) == ["https://a.example/", "https://b.example/"])
    #expect(dads.map(\.visits) == [2, 1])
    let everybodys = try await history.store.pages(matching: "", limit: 10)
    #expect(everybodys.map(\.identity) == [HistoryFixture.mum, HistoryFixture.dad, HistoryFixture.dad])
    let day = HistoryFixture.noon..<HistoryFixture.noon + 86_400
    let visits = try await history.store.visits(in: day, of: HistoryFixture.dad, limit: 10)
    #expect(visits.map(\.page.title) == ["A", "B", "A"])
    #expect(visits.map(\.kind) == [.typed, .link, .link])
    let minute = HistoryFixture.noon + 60..<HistoryFixture.noon + 120
    #expect(try await history.store.visits(in: minute, limit: 10).map(\.page.title) == ["A"])
  }

  @Test("Where nothing was seen, nothing is found, and no file is made")
  func makesNoFile() async throws {
    let history = try HistoryFixture()
    try await history.store.open()
    #expect(try await history.addresses("").isEmpty)
    #expect(try await !history.store.delete(.everything))
    #expect(try FileManager.default.contentsOfDirectory(atPath: history.folder.url.path).isEmpty)
  }

  @Test("A new title replaces the old one, also in the search")
  func retitles() async throws {
    let history = try HistoryFixture()
    try await history.visit("https://mail.example/", "Inbox (1)")
    try await history.store.add([
      .title("Letters", Address("https://mail.example/"), HistoryFixture.dad),
      .title("Never visited", Address("https://other.example/"), HistoryFixture.dad),
    ])
    #expect(try await history.addresses("letters") == ["https://mail.example/"])
    #expect(try await history.addresses("inbox").isEmpty)
    #expect(try await history.addresses("never").isEmpty)
  }

  @Test(
    "Words are found in any order, by their beginnings, without case or accents, in any script",
    arguments: [
      ("guide tram", true), ("tram guide", true), ("TRAMWAY", true), ("cafe", true), ("élan", true),
      ("vienna.example", true), ("time/timet", true), ("wörter", true), ("worter", true), ("100%", true),
      ("時刻", true), ("刻表", true), ("Вена", true), ("ต้น", true), ("timetable?day", true),
      ("way", false), ("guide bus", false), ("99%", false), ("%", true), ("_", false), ("\"", false),
      ("tram OR bus", false), ("tram*bus", false), ("NEAR(tram)", false), ("-tram", false), ("   ", true),
    ])
  func finds(_ query: String, _ isFound: Bool) async throws {
    let history = try HistoryFixture()
    try await history.visit(
      "https://vienna.example/time/timetable?day=1&w=W%C3%B6rter",
      "Tramway guide: Café Elan 100% 時刻表 Вена ต้นไม้")
    #expect(try await history.addresses(query).isEmpty == !isFound)
  }

  @Test(
    "Letters that have no accent to take off are found as they are written without them",
    arguments: [
      ("Zażółć gęślą", "gesla zazolc"), ("Zażółć gęślą", "zażółć"), ("Straße", "strasse"),
      ("STRASSE", "straße"),
      ("Smørrebrød", "smorrebrod"), ("Ærø", "aero"), ("Œuvre", "oeuvre"), ("Đorđe", "dorde"),
      ("Ħamrun", "hamrun"),
      ("Diyarbakır", "diyarbakir"), ("İstanbul", "istanbul"), ("Þingvellir við", "thingvellir vid"),
      ("Ŧ", "t"), ("Ёлка", "елка"), ("Ὀδυσσεύς", "οδυσσευσ"), ("Zaz\u{307}o\u{301}łc\u{301}", "zażółć"),
    ])
  func foldsLetters(_ title: String, _ query: String) async throws {
    let history = try HistoryFixture()
    try await history.visit("https://a.example/", title)
    #expect(try await history.addresses(query).count == 1)
    #expect(try await history.store.suggestions(for: query).count == 1)
    #expect(SearchWords.folded(title) == SearchWords.folded(title.decomposedStringWithCanonicalMapping))
  }

  @Test("Deleting leaves no byte of the page in any file, and the rest as it was")
  func deletes() async throws {
    let history = try HistoryFixture()
    try await history.visit("https://kept.example/", "Kept kaptbl")
    try await history.visit("https://shop.example/geheimnis%20wort", "Secretive xylophone")
    try await history.visit("https://www.shop.example/", "Frontdoor quux")
    try await history.visit("https://notshop.example/", "Neighbour")
    #expect(try await history.isOnDisk("geheimnis"))
    try await history.store.delete(.site("shop.example"))
    for word in ["geheimnis", "Secretive", "secretive", "xylophone", "quux", "www.shop", "frontdoor"] {
      #expect(try await !history.isOnDisk(word), "\(word)")
    }
    #expect(try await history.isOnDisk("kaptbl"))
    #expect(try await history.addresses("") == ["https://notshop.example/", "https://kept.example/"])
    #expect(try await history.addresses("kapt") == ["https://kept.example/"])
  }

  @Test("Deleting some visits of a page leaves it with the others")
  func deletesVisits() async throws {
    let history = try HistoryFixture()
    try await history.visit("https://a.example/", "A")
    try await history.visit("https://b.example/", "B")
    try await history.visit("https://a.example/", "A")
    let noon = HistoryFixture.noon
    try await history.store.delete(.time(noon + 120..<noon + 1000))
    let pages = try await history.store.pages(matching: "", limit: 10)
    #expect(pages.map(\.address.text) == ["https://a.example/"])
    #expect(pages.map(\.visits) == [1])
    #expect(pages.map(\.lastVisit) == [noon + 60])
    let visit = try #require(try await history.store.visits(in: noon..<noon + 1000, limit: 1).first)
    try await history.store.delete(.visits([visit.id]))
    #expect(try await history.addresses("").isEmpty)
  }

  @Test("Deleting everything of one identity leaves the other's, and everything leaves nothing")
  func deletesIdentity() async throws {
    let history = try HistoryFixture()
    try await history.visit("https://a.example/", "Dadword")
    try await history.visit("https://a.example/", "Mumword", as: HistoryFixture.mum)
    try await history.store.delete(.everything, of: HistoryFixture.dad)
    #expect(try await history.store.pages(matching: "", limit: 10).map(\.title) == ["Mumword"])
    #expect(try await !history.isOnDisk("Dadword"))
    #expect(try await !history.isOnDisk(HistoryFixture.dad.rawValue.uuidString))
    try await history.store.delete(.everything)
    #expect(try await history.addresses("").isEmpty)
    for word in ["Mumword", "mumword", "a.example"] { #expect(try await !history.isOnDisk(word)) }
  }
}

import Foundation
import Testing

@testable import VoyagerCore

/// What another browser's tests and sources say about searches and suggestions, and what is meant here.
@Suite @MainActor
struct PeerSearchTests {
  private let engines = [
    SearchEngine(name: "DuckDuckGo", template: "https://duckduckgo.com/search?q=%s", keyword: "#ddg"),
    SearchEngine(name: "Google", template: "https://google.com/%s", keyword: "/g"),
    SearchEngine(name: "Wikipedia", template: "https://wikipedia.org/%s", keyword: "!w"),
  ]

  @Test(
    "A keyword at the beginning or the end names the site",
    arguments: [
      ("      ", nil), ("     eeee    ", nil), ("eeee", nil),
      ("     #ddg foobar    ", "https://duckduckgo.com/search?q=foobar"),
      ("     #ddg foo   bar baz !w    ", "https://wikipedia.org/foo+++bar+baz"),
      ("foobar !w    ", "https://wikipedia.org/foobar"), ("/g foo", "https://google.com/foo"),
      ("!w", nil), ("!W Foo", "https://wikipedia.org/Foo"), ("foo !w bar", nil), ("foo!w", nil),
    ])
  func keywords(typed: String, address: String?) {
    let found = KeywordSearch(typed, engines: engines).map { $0.engine.address(for: $0.query).text }
    #expect(found == address)
    if let address {
      #expect(AddressInput.interpret(typed, engines: engines) == .search(Address(address)))
    }
  }

  @Test(
    "A keyword is made of a name",
    arguments: [
      ("", ""), ("  (  ( ", ""), ("DuckDuck go", "!ddg"), ("DuckDuck Go", "!ddg"), ("duck duck go", "!ddg"),
      ("Wikipedia (en)", "!we"),
    ])
  func keywordForName(name: String, keyword: String) {
    #expect(SearchEngine.keyword(forName: name) == keyword)
  }

  @Test("Words go into the address as a form sends them")
  func encodes() {
    let engine = SearchEngine(name: "", template: "https://wikipedia.org/%s")
    #expect(
      engine.address(for: "EPHY TEST SEARCH QUERY") == Address("https://wikipedia.org/EPHY+TEST+SEARCH+QUERY")
    )
  }

  @Test("Adding a search leaves the standing one, and no two have one keyword")
  func adds() {
    // The peer can hold one without a name and an address; here such a one can't be made.
    #expect(SearchEngine(template: "") == nil)
    var settings = VoyagerSettings()
    settings.searchEngines = [.standard]
    let wikipedia = SearchEngine(name: "Wikipedia", template: "https://wikipedia.org/%s", keyword: "!w")
    #expect(!settings.askableEngines.contains { $0.keyword == "!w" })
    settings.add(wikipedia)
    #expect(settings.askableEngines.contains { $0.keyword == "!w" })
    #expect(settings.searchEngine == .standard)
    settings.add(SearchEngine(name: "Other", template: "https://other.example/%s", keyword: "!w"))
    #expect(settings.searchEngines.last?.keyword == nil)
    settings.remove(.standard)
    settings.remove(wikipedia)
    #expect(settings.searchEngines.map(\.name) == ["DuckDuckGo", "Other"])
  }

  @Test(
    "A search that a site offers never takes the place of another one", arguments: ["DuckDuckGo", "GOOGLE"])
  func offers(name: String) {
    var settings = VoyagerSettings()
    settings.searchEngines = [.standard]
    for path in ["a", "b", "b"] {
      settings.addOffered(SearchEngine(name: name, template: "https://shop.example/\(path)?q=%s"))
    }
    #expect(settings.searchEngine == .standard)
    #expect(
      settings.searchEngines.map(\.name) == [
        "DuckDuckGo", "\(name) (shop.example)", "\(name) (shop.example) 2",
      ])
  }

  @Test("The field shows the address it is given, and what was typed can be taken back")
  func field() {
    let field = AddressField()
    #expect(field.text.isEmpty)
    field.show(tab: TabID(), address: Address("test"))
    #expect(field.text == "test")
    // The peer can also bring the typed text back; here Escape is one way, step by step.
    field.beginEditing()
    field.edit("other")
    #expect(field.escape() == .restored)
    #expect(field.text == "test")
  }

  @Test("Words without a page: the peer shows no row, here stand the ways to understand them")
  func emptyHistory() {
    let field = AddressField()
    field.show(tab: TabID(), address: .start)
    field.beginEditing()
    field.edit("hello", .typedAtEnd)
    field.suggest([], for: "hello")
    #expect(field.rows.map(\.kind) == [.search, .open])
  }

  @Test(
    "What looks like an address or a secret is never told to a search engine",
    arguments: [
      ("gnome.org", false), ("3.14 pi", true), ("pi", true), ("two words", true), ("localhost", false),
      ("router/", false), ("http://a", false), ("dad@home.example", false), ("write dad@home.example", false),
      ("see https://secret.example/key now", false), ("10.0.0.1", false), ("[::1]", false),
      ("~/letters", false),
      ("/home/dad", false), ("host:8080", false), ("hunter2Secret!", false), ("my hunter2Secret!", false),
      ("Tr0ub4dor&3x", false), ("AKIAIOSFODNN7EXAMPLEabc123", false), ("", false), ("^ tram", false),
      ("% tram", false), ("?tram", true), ("? a.b", true), ("Straßenbahn", true), ("時刻表", true),
      ("windows95", true), ("/home/kim/My Documents/tax", false), ("~/a b", false), ("~", false),
      ("data:text/html,<b>my words</b>", false), ("javascript:alert(1) + 2", false), ("file: a b", false),
      ("?/home/kim/My Documents", false), ("open ~/letters", false), ("note: buy milk", true),
      ("1 / 2", true),
      ("AKIAIOSFODNN7EXAMPLE", false), ("my d131dd02c5e6eec4", false), ("9783161484100", true),
    ])
  func told(typed: String, isTold: Bool) {
    #expect(
      SearchAsking.mayTell(SuggestionQuery(typed), suffixes: KnownSuffixes(["org", "example"])) == isTold)
  }

  // The peer shows 25 pages: open tabs, 5 proposed searches, bookmarks, history, engines. Here the better match comes
  // first whatever its source, in as many rows as a person looks at; see ``SuggestionRanking`` and its tests.
  @Test("A page that fits better comes before a tab that fits less")
  func order() {
    let tab = SuggestionCandidate(.tab, Address("https://a.example/"), title: "About trams", tab: TabID())
    let page = SuggestionCandidate(.history, Address("https://trams.example/"), frecency: 1)
    let rows = SuggestionRanking(identity: IdentityID()).suggestions(
      for: SuggestionQuery("tram"), from: [tab, page])
    #expect(rows.map(\.kind) == [.history, .tab])
  }
}

import Testing

@testable import VoyagerCore

@Suite struct SuggestionRankingTests {
  private static let dad = IdentityID()
  private static let mum = IdentityID()
  private static let tab = TabID()

  private static func visited(
    _ address: String, _ title: String = "", frecency: Double = 1, isTyped: Bool = false,
    as identity: IdentityID = dad
  ) -> SuggestionCandidate {
    SuggestionCandidate(
      .history, Address(address), title: title, identity: identity, frecency: frecency, isTyped: isTyped,
      page: 7)
  }

  private static func found(_ text: String, _ candidates: [SuggestionCandidate]) -> [Suggestion] {
    SuggestionRanking(identity: dad).suggestions(for: SuggestionQuery(text), from: candidates)
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let candidates: [SuggestionCandidate]
    /// The addresses in order.
    let order: [String]

    init(_ text: String, _ why: String, _ candidates: [SuggestionCandidate], _ order: [String]) {
      testDescription = "“\(text)”: \(why)"
      self.text = text
      self.candidates = candidates
      self.order = order
    }
  }

  @Test(
    "Rows stand in the order that the ranking promises",
    arguments: [
      Case(
        "news", "a beginning beats a part of the host, that the title, that the path",
        [
          visited("https://a.example/news", "Front", frecency: 9),
          visited("https://b.example/", "Daily news", frecency: 8),
          visited("https://my.news.example/", "Front", frecency: 7),
          visited("https://news.example/", "Front"),
        ],
        ["https://news.example/", "https://my.news.example/", "https://b.example/", "https://a.example/news"]),
      Case(
        "a", "typed beats visited, frecency decides the rest",
        [
          visited("https://a1.example/", frecency: 9), visited("https://a2.example/", isTyped: true),
          visited("https://a3.example/", frecency: 2),
        ], ["https://a2.example/", "https://a1.example/", "https://a3.example/"]),
      Case(
        "a", "the site comes before its pages",
        [visited("https://a.example/page"), visited("https://a.example/")],
        ["https://a.example/", "https://a.example/page"]),
      Case(
        "a", "the tab's own identity comes first, and the same page of another says nothing new",
        [
          visited("https://a.example/", frecency: 9, as: mum), visited("https://ab.example/"),
          visited("https://ab.example/", frecency: 9, as: mum),
        ], ["https://ab.example/", "https://a.example/"]),
      Case(
        "https://www.NEWS", "scheme, www. and case make no difference",
        [visited("http://news.example/"), visited("https://www.news.example/other")],
        ["http://news.example/", "https://www.news.example/other"]),
      Case(
        "guide tram", "words in any order, all of them",
        [visited("https://a.example/", "Tramway guide"), visited("https://b.example/", "Bus guide")],
        ["https://a.example/"]),
      Case(
        "メイ", "an encoded address is found by its readable form",
        [visited("https://ja.example/wiki/%E3%83%A1%E3%82%A4%E3%83%B3", "Main")],
        ["https://ja.example/wiki/%E3%83%A1%E3%82%A4%E3%83%B3"]),
      Case(
        "wiki/%C3%A9t", "and by its encoded form",
        [visited("https://ja.example/wiki/%C3%A9t%C3%A9")], ["https://ja.example/wiki/%C3%A9t%C3%A9"]),
      Case(
        "jam", "a bookmark is found by its tags",
        [SuggestionCandidate(.bookmark, Address("https://a.example/"), title: "Kitchen", words: "jam food")],
        ["https://a.example/"]),
      Case("ews", "the middle of a word is nothing", [visited("https://news.example/", "News")], []),
    ])
  func order(_ test: Case) {
    #expect(Self.found(test.text, test.candidates).map(\.target.text) == test.order)
  }

  @Test("What leads to the same place is one row: a tab, else a bookmark, with what the history knows")
  func merges() {
    let address = Address("https://www.a.example/")
    let bookmark = SuggestionCandidate(.bookmark, address, title: "Kept name")
    let visit = Self.visited("http://a.example", "Page name", frecency: 3, isTyped: true)
    let tab = SuggestionCandidate(.tab, address, title: "Open", identity: Self.dad, tab: Self.tab)
    let kept = Self.found("a", [visit, bookmark])
    #expect(kept.map(\.kind) == [.bookmark])
    #expect(kept.map(\.title) == ["Kept name"])
    #expect(kept.map(\.page) == [7])
    let open = Self.found("a", [visit, tab, bookmark])
    #expect(open.map(\.action) == [.show(Self.tab)])
    #expect(open.map(\.why) == ["Switch to tab"])
  }

  @Test("A row of another identity says whose it is, and opens there")
  func namesIdentity() throws {
    let row = try #require(Self.found("a", [Self.visited("https://a.example/", "A", as: Self.mum)]).first)
    #expect(row.action == .open(Address("https://a.example/"), as: Self.mum))
    #expect(row.identity == Self.mum)
    #expect(row.spoken(identity: "Mum") == "A, a.example, Visited, as Mum")
  }

  @Test("What was typed is marked in title and address, also beside accents")
  func marks() throws {
    let row = try #require(Self.found("cafe el", [Self.visited("https://cafe.example/", "Élan Café")]).first)
    #expect(row.titleMatches == [0..<3, 6..<11])
    #expect(row.addressMatches == [0..<4])
    let polish = try #require(Self.found("zolc", [Self.visited("https://a.example/", "Ta żółć")]).first)
    #expect(polish.titleMatches == [3..<11])
  }

  @Test("A page without a title shows its address once")
  func untitled() {
    let rows = Self.found("a", [Self.visited("https://a.example/b")])
    #expect(rows.map(\.title) == ["a.example/b"])
    #expect(rows.map(\.address) == [""])
    #expect(rows.map(\.text) == ["https://a.example/b"])
  }

  @Test("A title can't pass for several rows")
  func hostileTitle() {
    let rows = Self.found("a", [Self.visited("https://a.example/", "One\nTwo\u{202E}three\u{0}")])
    #expect(rows.map(\.title) == ["One Twothree"])
  }

  @Test("There are as many rows as a person looks at, and proposed words stand behind the best pages")
  func limits() {
    let pages = (0..<50).map { Self.visited("https://a\($0).example/") }
    let words = (0..<9).map {
      SuggestionCandidate(.words, Address("https://s.example/?q=\($0)"), title: "a\($0)")
    }
    let rows = Self.found("a", words + pages)
    #expect(rows.count == SuggestionRanking.mostRows)
    #expect(rows.map(\.kind) == [.history, .history, .words, .words, .words, .words, .history, .history])
  }

  @Test(
    "A sign with a blank says where to look",
    arguments: [
      ("^ foo", .history, "foo"), ("% ", .tabs, ""), ("* jam", .bookmarks, "jam"), ("?foo", .search, "foo"),
      ("? foo bar", .search, "foo bar"), ("%", .everywhere, "%"), ("^foo", .everywhere, "^foo"),
      ("foo ^ bar", .everywhere, "foo ^ bar"),
    ] as [(String, SuggestionScope, String)])
  func scopes(typed: String, scope: SuggestionScope, text: String) {
    #expect(SuggestionQuery(typed).scope == scope)
    #expect(SuggestionQuery(typed).text == text)
  }

  @Test("A scope shows its own kind alone, also without a word")
  func scoped() {
    let all = [
      Self.visited("https://a.example/"),
      SuggestionCandidate(.tab, Address("https://b.example/"), identity: Self.dad, tab: Self.tab),
      SuggestionCandidate(.bookmark, Address("https://c.example/")),
    ]
    #expect(Self.found("^ ", all).map(\.kind) == [.history])
    #expect(Self.found("% ", all).map(\.kind) == [.tab])
    #expect(Self.found("* c", all).map(\.kind) == [.bookmark])
    #expect(Self.found("? a", all).isEmpty)
  }
}

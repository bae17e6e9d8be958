import Testing

@testable import VoyagerCore

@Suite struct PageTests {
  nonisolated static let reasons: [LoadFailure.Reason] = [
    .hostNotFound, .connectionRefused, .connectionLost, .timedOut, .offline, .notFound, .addressInvalid,
    .portRestricted,
    .schemeUnknown, .certificate([]), .certificate([.expired, .wrongHost]), .other,
  ]

  private static let hostile = #""><script>alert(1)</script><a href='javascript:alert(1)' onclick="x"#

  private func page(
    _ reason: LoadFailure.Reason, at address: String = "https://a.example/", canGoBack: Bool = true
  ) -> String {
    let failure = LoadFailure(address: Address(address), reason: reason, technical: Self.hostile)
    return ErrorPage.page(for: failure, canGoBack: canGoBack).html
  }

  /// The text of every tag, without what stands between them.
  ///
  /// A quoted value can't hold a bracket, because it is escaped.
  private func tags(_ html: String) -> [String] {
    html.split(separator: "<").dropFirst().map { String($0.prefix { $0 != ">" }) }
  }

  @Test("Every reason says what happened and what to do", arguments: reasons)
  func words(reason: LoadFailure.Reason) {
    let words = FailureWords(
      LoadFailure(address: Address("https://a.example"), reason: reason, technical: ""))
    #expect(!words.whatHappened.isEmpty)
    #expect(words.whatToDo.hasSuffix("."))
    let html = page(reason)
    #expect(
      html.contains("<h1>\(HTML.escape(words.whatHappened))</h1>\n<p>\(HTML.escape(words.whatToDo))</p>"))
  }

  @Test(
    "Nothing breaks out of its place",
    arguments: reasons,
    [
      hostile, "javascript:alert(1)", "https://a.example/" + hostile, "https://nas.lan/" + hostile,
      "https://" + hostile,
    ])
  func hostileAddress(reason: LoadFailure.Reason, address: String) {
    let pages = [
      page(reason, at: address), CrashPage.page(Address(address), end: .crashed).html,
      PageTemplate(heading: Self.hostile, paragraphs: [Self.hostile], points: [Self.hostile]).page.html,
    ]
    for html in pages {
      let tags = tags(html)
      #expect(!tags.contains { $0.hasPrefix("script") || outsideQuotes($0).contains("onclick") })
      #expect(links(html).allSatisfy { $0.hasPrefix("voyager:") || $0.hasPrefix("http://") })
      #expect(tags.count { $0 == "main" } == 1)
      #expect(tags.count { $0 == "/main" } == 1)
    }
  }

  @Test("Text is escaped for tags and for quoted attributes")
  func escape() {
    #expect(HTML.escape(#"<a b="c" d='e'>&\#0"#) == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;")
  }

  @Test("Buttons are links of the parent's own, the safe one first")
  func buttons() {
    let back = InternalLink.back.address.text
    let again = InternalLink.reload.address.text
    #expect(links(page(.timedOut)) == [again, back])
    #expect(links(page(.timedOut, canGoBack: false)) == [again])
    #expect(links(page(.addressInvalid)) == [back])
    let crash = CrashPage.page(Address("https://a.example"), end: .terminated)
    #expect(links(crash.html) == [again, InternalLink.departures.address.text])
  }

  @Test("Only a device in the house is offered without TLS")
  func withoutTLS() {
    #expect(links(page(.connectionRefused, at: "https://192.168.1.1/x")).contains("http://192.168.1.1/x"))
    #expect(links(page(.other, at: "HTTPS://nas.lan/")).contains("http://nas.lan/"))
    #expect(!page(.connectionRefused, at: "https://a.com/").contains("http:"))
    #expect(!page(.certificate([.wrongHost]), at: "https://192.168.1.1/").contains("http:"))
  }

  @Test("Every certificate problem is told in words")
  func certificate() {
    let html = page(.certificate([.expired, .wrongHost]))
    #expect(tags(html).count { $0 == "li" } == 2)
    #expect(tags(page(.certificate([]))).count { $0 == "li" } == 1)
  }

  @Test("Pages run no script and load nothing")
  func policy() {
    let pages = [
      StartPage.page(for: .standard, StartPageContent()),
      StartPage.page(for: .privateBrowsing, StartPageContent()),
      StartPage.page(for: .automation, StartPageContent()),
      CrashPage.page(.blank, end: .outOfMemory),
    ]
    for html in pages.map(\.html) + [page(.other)] {
      #expect(html.contains("default-src 'none'"))
      #expect(!html.contains("<script") && !html.contains("src=") && !html.contains("url("))
    }
  }

  private func outsideQuotes(_ tag: String) -> String {
    tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
  }

  private func links(_ html: String) -> [String] {
    tags(html).filter { $0.hasPrefix("a ") }.compactMap { tag in
      tag.split(separator: "href=\"").last.map { String($0.prefix { $0 != "\"" }) }
    }
  }
}

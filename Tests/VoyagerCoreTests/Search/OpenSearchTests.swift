import Foundation
import Testing

@testable import VoyagerCore

@Suite struct OpenSearchTests {
  private static func engine(_ document: String, from site: String = "https://shop.example/") -> SearchEngine?
  {
    OpenSearchDescription(Data(document.utf8), from: Address(site))?.engine
  }

  private static func document(_ urls: String, name: String = "<ShortName>The Shop</ShortName>") -> String {
    """
    <?xml version="1.0"?><!-- <Url type="text/html" template="https://comment.example/{searchTerms}"/> -->
    <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">\(name)\(urls)</OpenSearchDescription>
    """
  }

  @Test("Name, search and proposals are read")
  func reads() {
    let document = Self.document(
      """
      <Url type="application/rss+xml" template="https://shop.example/rss?q={searchTerms}"/>
      <Url type="text/html" method="post" template="https://shop.example/post?q={searchTerms}"/>
      <Url template='https://shop.example/find?q={searchTerms}&amp;p={startPage?}&amp;ie={inputEncoding}'
        type = "text/html" />
      <Url type="application/x-suggestions+json" template="https://shop.example/s?q={searchTerms}"></Url>
      """)
    #expect(
      Self.engine(document)
        == SearchEngine(
          name: "The Shop", template: "https://shop.example/find?q=%s&p=&ie=UTF-8", keyword: "!ts",
          suggestions: "https://shop.example/s?q=%s"))
  }

  @Test(
    "What can't be asked safely is no search",
    arguments: [
      (
        "<Url type=\"text/html\" template=\"http://shop.example/?q={searchTerms}\"/>",
        "https://shop.example/", false
      ),
      (
        "<Url type=\"text/html\" template=\"http://shop.example/?q={searchTerms}\"/>", "http://shop.example/",
        true
      ),
      (
        "<Url type=\"text/html\" template=\"javascript:alert({searchTerms})\"/>", "http://shop.example/",
        false
      ),
      ("<Url type=\"text/html\" template=\"https://shop.example/\"/>", "https://shop.example/", false),
      ("<Url type=\"text/html\" template=\"/find?q={searchTerms}\"/>", "https://shop.example/", false),
      ("<Url", "https://shop.example/", false), ("", "https://shop.example/", false),
    ])
  func unsafe(url: String, site: String, isSearch: Bool) {
    #expect((Self.engine(Self.document(url), from: site) != nil) == isSearch)
  }

  @Test("A site without a name is called by its host, and a long name is cut")
  func names() {
    let url = "<Url type=\"text/html\" template=\"https://shop.example/?q={searchTerms}\"/>"
    #expect(Self.engine(Self.document(url, name: ""))?.name == "shop.example")
    let long = "<os:ShortName>\(String(repeating: "x", count: 500))\nSecond &amp; line</os:ShortName>"
    #expect(Self.engine(Self.document(url, name: long))?.name.count == 40)
  }

  @Test(
    "Proposals are a list in a list, and nothing else",
    arguments: [
      ("[\"tr\", [\"tram\", \"train\", \"TRAM\", 5, \"tr\"]]", ["tram", "train"]),
      ("[\"tr\", [\"a\\nb\"], [], []]", ["a b"]), ("{\"phrase\": 1}", []), ("[]", []), ("<html>", []),
      ("[\"tr\", \"tram\"]", []),
    ])
  func proposals(answer: String, words: [String]) {
    #expect(ProposedWords(Data(answer.utf8), for: "tr").words == words)
  }
}

import Foundation
import Testing

@testable import VoyagerCore

@Suite struct StartPageTests {
  private static let hostile = #""><script>alert(1)</script><a href='javascript:alert(1)' onclick="x"#

  private func tile(_ title: String, _ address: String) -> StartTile {
    StartTile(title: title, address: Address(address))
  }

  private func html(_ content: StartPageContent) -> String { StartPage.page(for: .standard, content).html }

  /// The text of every tag, without what stands between them.
  private func tags(_ html: String) -> [String] {
    html.split(separator: "<").dropFirst().map { String($0.prefix { $0 != ">" }) }
  }

  private func links(_ html: String) -> [String] {
    tags(html).filter { $0.hasPrefix("a ") }.compactMap { tag in
      tag.split(separator: "href=\"").last.map { String($0.prefix { $0 != "\"" }) }
    }
  }

  @Test("Shortcuts come first, then the sites visited most, then the other lists that have something")
  func order() {
    let content = StartPageContent(
      pinned: [tile("Mail", "https://mail.example/")], mostVisited: [tile("News", "https://news.example/")],
      sections: [
        StartSection(title: "Bookmarks", links: [tile("", "https://kept.example/")]),
        StartSection(title: "Accounts", links: []),
      ])
    let page = html(content)
    let pin = InternalLink.start(.pin(Address("https://news.example/"))).address.text
    let remove = InternalLink.start(.remove(Address("https://news.example/"))).address.text
    let unpin = InternalLink.start(.unpin(Address("https://mail.example/"))).address.text
    #expect(
      links(page) == [
        "https://mail.example/", unpin, "https://news.example/", pin, remove, "https://kept.example/",
      ])
    #expect(!page.contains("Accounts"))
    #expect(page.contains("aria-label=\"Remove “News”\""))
    #expect(page.contains(">kept.example</span></a>"))
  }

  @Test("With nothing to show, it says how to begin; the private page says what private means")
  func empty() {
    #expect(html(StartPageContent()).contains("Type an address"))
    #expect(StartPage.page(for: .privateBrowsing, StartPageContent()).html.contains("forgotten"))
  }

  @Test(
    "No title and no address breaks out of its place",
    arguments: [
      "https://a.example/" + hostile, "https://" + hostile, "https://a.example/%22%3E%3Cscript%3E",
    ])
  func breaksOut(address: String) {
    let bad = tile(Self.hostile, address)
    let script = tile("Run me", "javascript:alert(1)")
    let page = html(
      StartPageContent(
        pinned: [bad], mostVisited: [bad],
        sections: [StartSection(title: Self.hostile, links: [bad, script])], undo: Self.hostile))
    let tags = tags(page)
    #expect(!tags.contains { $0.hasPrefix("script") })
    #expect(!tags.contains { outsideQuotes($0).contains("onclick") })
    #expect(links(page).allSatisfy { $0.hasPrefix("voyager:start/") || $0.hasPrefix("https://") })
    #expect(tags.count { $0 == "main" } == 1 && tags.count { $0 == "/main" } == 1)
    #expect(page.contains("default-src 'none'") && !page.contains("url("))
  }

  @Test(
    "A link of the page says what it does, whatever the address holds",
    arguments: [
      "https://a.example/", "https://a.example/?q=a b&c=ü%20/\\\"'<>#top", "http://[::1]:8080/",
      "https://münchen.example",
    ])
  func actions(address: String) {
    for action in [StartAction.pin(Address(address)), .unpin(Address(address)), .remove(Address(address))] {
      #expect(InternalLink(address: InternalLink.start(action).address) == .start(action))
    }
    #expect(InternalLink(address: InternalLink.start(.undo).address) == .start(.undo))
  }

  @Test(
    "Only addresses of the web can be pinned",
    arguments: [
      "voyager:start/pin/javascript%3Aalert(1)", "voyager:start/pin/file%3A%2F%2F%2Fetc", "voyager:start/pin",
      "voyager:start/undo/x", "voyager:start/", "voyager:start/drop/https%3A%2F%2Fa.example",
    ])
  func strange(text: String) {
    #expect(InternalLink(address: Address(text)) == nil)
  }

  private func outsideQuotes(_ tag: String) -> String {
    tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
  }
}

import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@Suite @MainActor
struct SourcePageTests {
  private let browser = TestBrowser()

  @Test(
    "Parts of a source have their colours",
    arguments: [
      ("<p>a", "<span class=t>&lt;p</span><span class=t>&gt;</span>a"),
      (
        "<a href='x>y'>",
        "<span class=t>&lt;a</span> <span class=n>href</span>=<span class=v>'x&gt;y'</span><span class=t>&gt;</span>"
      ),
      ("a &lt; b & c", "a <span class=e>&amp;lt;</span> b &amp; c"),
      ("<!-- <p> -->x", "<span class=c>&lt;!-- &lt;p&gt; --&gt;</span>x"),
      ("1 < 2", "1 &lt; 2"),
      (
        "<script>a<b</script>",
        "<span class=t>&lt;script</span><span class=t>&gt;</span>a&lt;b"
          + "<span class=t>&lt;/script</span><span class=t>&gt;</span>"
      ),
      ("<!--a\nb", "<span class=c>&lt;!--a</span>\n</span><span class=l><span class=c>b</span>"),
    ])
  func colours(source: String, html: String) {
    #expect(MarkupColours.lines(of: source) == "<span class=l>\(html)</span>")
  }

  @Test(
    "Whatever a source is, it stays as it was and no markup of it is left",
    arguments: [
      "", "<", "</", "<a", "<a b", "<a b=", "<a b='", "<!", "<!--", "<?x", "&", "&#", "&amp", "<script>",
      "<a b=c\"",
      "<p/><br/ >", "<style></STYLE><i>", "ä<ö>\u{1F600}\n\n", "<a\n<b\n>", "]]>--><![CDATA[",
    ])
  func keepsTheText(source: String) {
    let html = MarkupColours.lines(of: source)
    let text = html.replacing(#/<\/?span[^<>]*>/#, with: "")
    #expect(!text.contains("<") && !text.contains(">"))
    let plain = text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    #expect(plain == source)
  }

  @Test("A source has a tab of its own, of the page as it was, that its own identity sees alone")
  func showsTheSource() async throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    browser.surface(of: tab)?.writtenSource = "<script>alert(1)</script>"
    window.commands.run(.viewSource)
    await browser.wait { window.tabs.count == 2 }
    let shown = try #require(window.selectedTab)
    let address = shown.status.shownAddress
    guard
      case .page(let page) = browser.services.engine(
        browser.engine, contentOf: address, for: shown.surface)
    else {
      Issue.record("There is no such page.")
      return
    }
    #expect(page.html.contains("<title>Source of https://news.example"))
    #expect(!page.html.contains("<script") && page.html.contains("alert(1)"))
    browser.services.openLinks([address], .privateWindow)
    let stranger = browser.services.activeWindow?.selectedTab?.surface
    #expect(
      browser.services.engine(browser.engine, contentOf: address, for: stranger) == .page(SourcePage.lost))
    browser.services.close(shown)
    #expect(
      browser.services.sources.isEmpty
        || browser.services.allTabs.contains { $0.status.shownAddress == address })
  }

  @Test("A page without a source says so")
  func saysWhyNot() async throws {
    let window = browser.openWindow()
    window.commands.run(.viewSource)
    await browser.wait { browser.shell(of: window)?.notices.isEmpty == false }
    #expect(
      browser.shell(of: window)?.notices.first?.text
        == "The source of the page could not be had (The page has no source.).")
  }
}

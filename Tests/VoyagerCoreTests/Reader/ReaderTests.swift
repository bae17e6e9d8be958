import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@Suite @MainActor
struct ReaderTests {
  private let browser = TestBrowser()
  private let address = Address("https://news.example/bread?a=1")
  private let found = """
    {"title":"Bread & \\"butter\\"</title><script>","byline":"<b>A</b>","published":"","language":"en\\" onload=x",
    "isRightToLeft":false,"content":[
    {"n":"p","c":["Flour <img src=x onerror=alert(1)> & water. ",{"n":"a","a":"javascript:alert(1)","c":["one"]},
    {"n":"a","a":"voyager:start","c":["two"]},{"n":"a","a":"https://a.example/?\\"><script>","c":["three"]}]},
    {"n":"script","c":["alert(2)"]},{"n":"iframe","a":"https://a.example/"},
    {"n":"img","a":"data:text/html,x","w":"four"},{"n":"img","a":"https://a.example/p.png","w":"\\"five\\""},
    {"n":"ol","i":3,"c":[{"n":"li","c":["six"]}]},{"n":"table","c":[{"n":"tr","c":[{"n":"td","i":-4,"c":["7"]}]}]}]}
    """

  private func readArticle() async throws -> (window: BrowserWindowModel, tab: TabModel, surface: FakeSurface)
  {
    let window = browser.openWindow(address)
    let tab = try #require(window.selectedTab)
    let surface = try #require(browser.surface(of: tab))
    surface.evaluation = found
    window.commands.run(.readerView)
    await browser.wait { browser.services.articles.count == 1 && tab.status.pending != nil }
    let reader = try #require(tab.status.pending?.address)
    surface.history = SurfaceHistory(back: [SurfaceHistory.Entry(address: address, title: "")])
    surface.report(.historyChanged(surface.history))
    surface.finishLoading(reader, security: .local)
    return (window, tab, surface)
  }

  private func page(_ tab: TabModel) throws -> String {
    let content = browser.services.engine(
      browser.engine, contentOf: tab.status.address, for: tab.surface)
    guard case .page(let page) = content else {
      throw StoreProblem.damaged("no page")
    }
    return page.html
  }

  @Test("A page can say whatever it likes: only words, links and images of it are on the article's page")
  func escapes() async throws {
    let html = try page(try await readArticle().tab)
    #expect(html.contains("<title>Bread &amp; &quot;butter&quot;&lt;/title&gt;&lt;script&gt;</title>"))
    #expect(html.contains("Flour &lt;img src=x onerror=alert(1)&gt; &amp; water. onetwo"))
    #expect(html.contains("<a href=\"https://a.example/?&quot;&gt;&lt;script&gt;\">three</a>"))
    #expect(html.contains("alt=\"&quot;five&quot;\"") && html.contains("<main lang=\"\" dir=\"ltr\">"))
    #expect(html.contains("<ol start=\"3\"><li dir=\"auto\">six</li></ol>") && html.contains("colspan=\"1\""))
    for forbidden in ["<script", "<iframe", "javascript:", "data:text", "voyager:start", "<b>", "onload=x\""]
    {
      #expect(!html.contains(forbidden), "\(forbidden)")
    }
    #expect(html.contains("default-src 'none'; style-src 'unsafe-inline'; img-src http: https:;"))
  }

  @Test("The article keeps its page's address and its way over the network, and back leaves it")
  func saysWhereItIsFrom() async throws {
    let (window, tab, surface) = try await readArticle()
    #expect(tab.status.shownAddress == address && tab.status.address.isInternal && tab.showsArticle)
    #expect(ConnectionSign(of: tab.status, isEdited: false) == .secure)
    #expect(window.commands[.readerView]?.isChecked == true)
    #expect(StoredPage(tab).address == address)
    window.commands.run(.readerView)
    await browser.wait { surface.calls.last == .go(-1) }
    surface.finishLoading(address, security: .insecure)
    #expect(!tab.showsArticle && ConnectionSign(of: tab.status, isEdited: false) == .insecure)
  }

  @Test("A page that others could change has an article that says so")
  func insecure() async throws {
    let window = browser.openWindow(Address("http://news.example/a"))
    let tab = try #require(window.selectedTab)
    let surface = try #require(browser.surface(of: tab))
    surface.finishLoading(Address("http://news.example/a"), security: .insecure)
    surface.evaluation = found
    window.commands.run(.readerView)
    await browser.wait { tab.status.pending?.address.isInternal == true }
    surface.finishLoading(try #require(tab.status.pending?.address), security: .local)
    #expect(ConnectionSign(of: tab.status, isEdited: false) == .insecure)
  }

  @Test("The size of articles and that of their sites are two things")
  func hasAZoomOfItsOwn() async throws {
    let (window, tab, surface) = try await readArticle()
    window.commands.run(.zoomIn)
    window.commands.run(.zoomIn)
    #expect(surface.zoom == 2)
    surface.finishLoading(address)
    #expect(surface.zoom == 1.5 && !tab.isZoomed)
    let other = browser.openTab(Address("https://other.example/"), in: window)
    #expect(other.zoom == 1.5)
  }

  @Test("How articles look is chosen on their page alone, holds in each, and is kept")
  func changesTheLook() async throws {
    let (_, tab, surface) = try await readArticle()
    for action in [ReaderAction.largerText, .font(.sansSerif), .width(.wide), .colors(.sepia)] {
      let link = InternalLink.reader(action).address
      #expect(InternalLink(address: link) == .reader(action))
      let step = Navigation(address: link, kind: .link, target: .mainFrame, isByUser: true)
      surface.delegate?.surface(surface, decide: step, Request(safeAnswer: .cancel) { _ in })
      #expect(surface.calls.last == .reload(.normal))
    }
    let look = browser.settings.settings.reader
    #expect((look.textSize, look.font, look.width, look.colors) == (20, .sansSerif, .wide, .sepia))
    let html = try page(tab)
    #expect(html.contains("class=\"sansSerif wide sepia\"") && html.contains("--size: 20px"))
    #expect(html.contains("<details open>"))
    surface.finishLoading(Address("https://evil.example/"))
    browser.services.perform(.largerText, in: tab)
    #expect(browser.settings.settings.reader.textSize == 20)
  }

  @Test("An article is its identity's alone, and says what to do when it is no more")
  func belongsToItsIdentity() async throws {
    let (window, tab, _) = try await readArticle()
    let reader = tab.status.address
    browser.services.openLinks([reader], .privateWindow)
    let stranger = browser.services.activeWindow?.selectedTab?.surface
    let lost = ReaderPage.lost(at: reader)
    #expect(browser.services.engine(browser.engine, contentOf: reader, for: stranger) == .page(lost))
    #expect(lost.html.contains("href=\"https://news.example/bread?a=1\">Open the Page"))
    browser.openTab(in: window)
    browser.services.close(tab)
    browser.services.activeWindow.map { $0.tabs.forEach(browser.services.close) }
    #expect(browser.services.articles.isEmpty)
  }

  @Test("What was read in a private window goes with its last tab, whatever sleeps elsewhere")
  func forgetsPrivateArticles() async throws {
    let window = browser.openWindow()
    let sleeper = browser.openTab(in: window, inFront: false)
    #expect(await sleeper.sleep(.person) == nil && sleeper.isAsleep)
    browser.services.openLinks([address], .privateWindow)
    let secret = try #require(browser.services.activeWindow?.selectedTab)
    let surface = try #require(browser.surface(of: secret))
    surface.finishLoading(address)
    surface.evaluation = found
    await browser.services.toggleReader(in: secret)
    #expect(browser.services.articles.count == 1 && secret.identity.isInMemory)
    browser.services.close(secret)
    #expect(browser.services.articles.isEmpty)
  }

  @Test("A page without an article says so and stays")
  func none() async throws {
    let window = browser.openWindow(address)
    let tab = try #require(window.selectedTab)
    browser.surface(of: tab)?.evaluation = "null"
    window.commands.run(.readerView)
    await browser.wait { browser.shell(of: window)?.notices.isEmpty == false }
    #expect(
      browser.shell(of: window)?.notices.first?.text
        == "There is no article on this page that the reader view could show.")
    #expect(tab.status.address == address && tab.status.pending == nil)
  }

  @Test(
    "How long a text takes to read",
    arguments: [
      ("one two", 1), (String(repeating: "word ", count: 2300), 10),
      (String(repeating: "字", count: 1350), 3),
    ])
  func minutes(text: String, minutes: Int) {
    let article = Article(
      title: "", byline: "", published: "", language: "", isRightToLeft: false, content: [.text(text)])
    #expect(article.minutes == minutes)
  }
}

import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct StartPageModelTests {
  private let browser = TestBrowser(recording: .on)
  private var dad: IdentityID { browser.identities.standard.id }

  private func visit(_ address: String, as identity: IdentityID? = nil, times: Int = 1) {
    for _ in 0..<times {
      browser.history.add(
        .visit(
          Visit(
            to: Address(address), title: "Title of \(address)", as: identity ?? dad, at: Date(), kind: .link))
      )
    }
  }

  private func content(of identity: IdentityID? = nil) async -> StartPageContent {
    await browser.history.finish()
    browser.startPages.prepare(identity ?? dad)
    await browser.wait { !browser.startPages.content(of: identity ?? dad).isEmpty }
    await browser.startPages.finishRefreshing()
    return browser.startPages.content(of: identity ?? dad)
  }

  private func visited(of identity: IdentityID? = nil) async -> [String] {
    await content(of: identity).mostVisited.map(\.address.text)
  }

  @Test("The sites visited most are shown once each, the best page of each, and each identity has its own")
  func mostVisited() async throws {
    let work = try browser.identities.create(named: "Work", color: .blue)
    visit("https://often.example/", times: 3)
    visit("https://www.often.example/rare")
    visit("https://once.example/", times: 2)
    visit("https://work.example/", as: work.id)
    #expect(await visited() == ["https://often.example/", "https://once.example/"])
    #expect(await visited(of: work.id) == ["https://work.example/"])
    browser.settings.update { $0.showsMostVisited = false }
    #expect(browser.startPages.content(of: dad).isEmpty)
  }

  @Test("A pinned site leaves the others and is there in the next run; taking it back restores both")
  func pins() async throws {
    visit("https://a.example/", times: 2)
    visit("https://b.example/")
    #expect(await visited().count == 2)
    let page = Address("https://a.example/")
    await browser.startPages.perform(.pin(page), of: dad)
    var content = browser.startPages.content(of: dad)
    #expect(content.pinned.map(\.title) == ["Title of https://a.example/"])
    #expect(content.mostVisited.map(\.address.text) == ["https://b.example/"])
    #expect(content.undo == "“Title of https://a.example/” was pinned.")
    await browser.startPages.perform(.unpin(page), of: dad)
    await browser.startPages.perform(.undo, of: dad)
    content = browser.startPages.content(of: dad)
    #expect(content.pinned.map(\.address) == [page])
    #expect(content.undo == nil)
  }

  @Test("A removed site stays away, also when its other pages are visited, until that is taken back")
  func removes() async throws {
    visit("https://a.example/", times: 2)
    visit("https://b.example/")
    #expect(await visited().first == "https://a.example/")
    await browser.startPages.perform(.remove(Address("https://a.example/")), of: dad)
    visit("https://www.a.example/other", times: 9)
    #expect(await visited() == ["https://b.example/"])
    await browser.startPages.perform(.undo, of: dad)
    #expect(await visited() == ["https://www.a.example/other", "https://b.example/"])
  }

  @Test("What is deleted from the history leaves the page, and so does what an identity kept")
  func forgets() async throws {
    let work = try browser.identities.create(named: "Work", color: .blue)
    visit("https://a.example/", as: work.id)
    #expect(await visited(of: work.id) == ["https://a.example/"])
    browser.startPages.pin(StartTile(title: "Kept", address: Address("https://kept.example/")), of: work.id)
    try await browser.history.delete(.everything, of: work.id)
    await browser.wait { browser.startPages.content(of: work.id).mostVisited.isEmpty }
    try await browser.services.deleteIdentity(work.id)
    #expect(browser.startPages.content(of: work.id).isEmpty)
  }

  @Test("An open start page that shows what was deleted is shown anew, and one that does not stays as it is")
  func showsDeletion() async throws {
    let work = try browser.identities.create(named: "Work", color: .blue)
    visit("https://a.example/")
    visit("https://b.example/")
    #expect(await visited().count == 2)
    browser.startPages.prepare(work.id)
    func open(_ identity: Identity) throws -> FakeSurface {
      let tab = browser.services.openTab(in: browser.services.openWindow(identity))
      let surface = try #require(browser.surface(of: tab))
      surface.finishLoading(.start)
      return surface
    }
    let (dads, works) = (try open(browser.identities.standard), try open(work))
    try await browser.history.delete(.site("a.example"))
    #expect(dads.calls.last == .reload(.normal))
    #expect(!works.calls.contains(.reload(.normal)))
    let count = dads.calls.count
    try await browser.history.delete(.site("never.example"))
    #expect(dads.calls.count == count)
  }

  @Test("The bar's bookmarks are shown, and only those that are pages of the web")
  func bookmarks() async throws {
    try await browser.bookmarks.add(
      BookmarkLeaf(Address("https://kept.example/"), title: "Kept"), to: .bar)
    try await browser.bookmarks.add(
      BookmarkLeaf(Address("javascript:alert(1)"), title: "Script"), to: .bar)
    #expect(await content().sections.flatMap(\.links).map(\.title) == ["Kept"])
  }

  @Test("A link of the page works on the start page alone, and never in a private window")
  func follows() async throws {
    visit("https://a.example/")
    _ = await visited()
    let link = InternalLink.start(.pin(Address("https://a.example/"))).address
    func click(in tab: TabModel) async throws {
      let surface = try #require(browser.surface(of: tab))
      let step = Navigation(address: link, kind: .link, isByUser: true)
      surface.delegate?.surface(surface, decide: step, Request(safeAnswer: .cancel) { _ in })
      for _ in 0..<100 { await Task.yield() }
    }
    let web = browser.services.openTab(Address("https://a.example/"), in: browser.services.openWindow())
    browser.surface(of: web)?.finishLoading(Address("https://a.example/"))
    try await click(in: web)
    let hidden = browser.services.openTab(
      in: browser.services.openWindow(browser.identities.privateBrowsing))
    browser.surface(of: hidden)?.finishLoading(.start)
    try await click(in: hidden)
    #expect(browser.startPages.content(of: dad).pinned.isEmpty)
    let start = browser.services.openTab(in: browser.services.openWindow())
    browser.surface(of: start)?.finishLoading(.start)
    try await click(in: start)
    await browser.wait { browser.startPages.content(of: dad).pinned.count == 1 }
  }

  @Test("A new tab shows what the settings say; a private one always says what private means")
  func newTab() {
    let (standard, hidden) = (browser.identities.standard, browser.identities.privateBrowsing)
    #expect(browser.services.newTabPage(of: standard) == .start)
    browser.settings.update { $0.newTab = .windowsPage }
    #expect(browser.services.newTabPage(of: standard) == .start)
    browser.settings.update { $0.startPage = WebAddress("https://family.example/") }
    #expect(browser.services.newTabPage(of: standard)?.text == "https://family.example/")
    browser.settings.update { $0.newTab = .blank }
    #expect(browser.services.newTabPage(of: standard) == nil)
    #expect(browser.services.newTabPage(of: hidden) == .start)
  }
}

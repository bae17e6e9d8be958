import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@Suite @MainActor
struct SiteZoomTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let news = Address("https://news.example/a")
  private let mail = Address("https://mail.example/")

  @Test("A size holds for its site and identity, in all their tabs, and in the next run")
  func staysWithTheSite() async throws {
    let browser = TestBrowser(in: folder)
    let other = try browser.identities.create(named: "Work", color: .green)
    let window = browser.openWindow(news)
    let tab = try #require(window.selectedTab)
    let second = browser.openTab(Address("https://news.example/b"), in: window, inFront: false)
    let stranger = browser.services.openTab(news, identity: other, in: window, inFront: false)
    window.commands.run(.zoomIn)
    #expect([tab, second, stranger].map(\.zoom) == [1.75, 1.75, 1.5])
    #expect(browser.surface(of: second)?.zoom == 1.75 && tab.isZoomed)
    browser.surface(of: tab)?.finishLoading(mail)
    #expect(browser.surface(of: tab)?.zoom == 1.5 && !tab.isZoomed)
    browser.surface(of: tab)?.finishLoading(news)
    #expect(browser.surface(of: tab)?.zoom == 1.75)
    browser.settings.update { $0.pageZoom = 1.1 }
    await browser.wait { tab.zoom == 1.75 && stranger.zoom == 1.1 }
    await browser.zooms.finishSaving()
    await browser.settings.finishSaving()

    let next = TestBrowser(in: folder)
    #expect(next.openWindow(news).selectedTab?.zoom == 1.75)
    #expect(next.engine.surfaces.last?.zoom == 1.75)
    let reset = try #require(next.services.activeWindow)
    reset.commands.run(.zoomReset)
    #expect(reset.selectedTab?.zoom == 1.1)
    await next.zooms.finishSaving()
    #expect(TestBrowser(in: folder).openWindow(news).selectedTab?.zoom == 1.1)
  }

  @Test("A size of a private page is never written, and goes with the last private tab")
  func forgetsPrivatePages() async throws {
    let browser = TestBrowser(in: folder)
    browser.services.openLinks([news], .privateWindow)
    let window = try #require(browser.services.activeWindow)
    let tab = try #require(window.selectedTab)
    browser.surface(of: tab)?.finishLoading(news)
    window.commands.run(.zoomOut)
    #expect(tab.zoom == 1.25)
    await browser.zooms.finishSaving()
    #expect(!FileManager.default.fileExists(atPath: VoyagerPaths(profile: folder).zoomsFile().path))
    window.commands.run(.closeTab)
    await browser.wait { browser.services.window(window.id) == nil }
    browser.services.openLinks([news], .privateWindow)
    #expect(browser.services.activeWindow?.selectedTab?.zoom == 1.5)
  }

  @Test("A size goes with what else a site keeps, and with the identity")
  func goesWithTheSitesData() async throws {
    let browser = TestBrowser(in: folder)
    let standard = browser.identities.standard
    let work = try browser.identities.create(named: "Work", color: .green)
    let window = browser.openWindow(news)
    window.commands.run(.zoomIn)
    browser.openTab(mail, in: window)
    window.commands.run(.zoomIn)
    let tab = browser.services.openTab(news, identity: work, in: window)
    browser.surface(of: tab)?.finishLoading(news)
    window.commands.run(.zoomIn)
    try await browser.services.siteData.remove(["news.example"], of: standard)
    #expect(window.tabs.map(\.zoom) == [1.5, 1.75, 1.75])
    try await browser.services.siteData.clear(
      SiteDataClearing([.cookies], .everything), of: browser.identities.identities)
    #expect(window.tabs.map(\.zoom) == [1.5, 1.5, 1.5])
    tab.changeZoom(3)
    browser.services.close(tab)
    try await browser.services.deleteIdentity(work.id)
    await browser.zooms.finishSaving()
    let file = try String(contentsOf: VoyagerPaths(profile: folder).zoomsFile(), encoding: .utf8)
    #expect(!file.contains("news.example"))
  }

  @Test(
    "A file that cannot be read is left alone, and sizes hold for this run",
    arguments: [
      "{", "{\"version\": 9, \"zooms\": []}",
      "{\"version\": 1, \"zooms\": [{\"identity\": \"\(UUID())\", \"site\": \"a\", \"zoom\": 90}]}",
    ])
  func leavesBadFiles(text: String) async throws {
    let file = VoyagerPaths(profile: folder).zoomsFile()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    let browser = TestBrowser(in: folder)
    let window = browser.openWindow(news)
    window.commands.run(.zoomIn)
    #expect(window.selectedTab?.zoom == 1.75)
    await browser.zooms.finishSaving()
    #expect(browser.zooms.problem != nil)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("Sizes are listed for each identity, and given back from the list in every tab")
  func resets() throws {
    let browser = TestBrowser(in: folder)
    let window = browser.openWindow(news)
    let tab = try #require(window.selectedTab)
    window.commands.run(.zoomIn)
    browser.openTab(mail, in: window)
    window.commands.run(.zoomOut)
    let zooms = browser.zooms.zooms(of: tab.identity)
    #expect(zooms.map(\.name) == ["mail.example", "news.example"] && zooms.map(\.zoom) == [1.25, 1.75])
    browser.services.reset(zooms[1])
    #expect(tab.zoom == 1.5 && browser.surface(of: tab)?.zoom == 1.5)
    #expect(browser.zooms.zooms(of: tab.identity).map(\.site) == ["mail.example"])
  }
}

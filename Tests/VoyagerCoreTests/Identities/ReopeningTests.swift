import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite("Reopening a tab in another identity")
struct ReopeningTests {
  private let browser = TestBrowser()
  private let work: Identity
  private let page = Address("https://news.example/")

  init() throws {
    work = try browser.identities.create(named: "Work", color: .red)
  }

  @Test("The tab closes once its page is there in the other identity, and can be had back")
  func closesOnCommit() async throws {
    let window = browser.openWindow(page)
    let old = try #require(window.selectedTab)
    old.setZoom(1.3)
    await browser.services.reopen(old, as: work)
    let new = try #require(window.selectedTab)
    #expect(window.tabs.map(\.identity.name) == ["Main", "Work"])
    #expect(browser.surface(of: new)?.calls == [.load(page)])
    #expect(new.zoom == 1.3)
    browser.surface(of: new)?.finishLoading(page)
    #expect(window.tabs.map(\.identity.name) == ["Work"])
    browser.services.reopen(in: window)
    #expect(window.selectedTab?.identity.kind == .standard)
  }

  @Test("If the page does not come, the tab stays; later loads do not close it")
  func staysOnFailure() async throws {
    let window = browser.openWindow(page)
    await browser.services.reopen(try #require(window.selectedTab), as: work)
    let surface = try #require(window.selectedTab.flatMap(browser.surface))
    surface.report(.loadStarted(page))
    surface.report(.loadFailed(LoadFailure(address: page, reason: .offline, technical: "")))
    surface.report(.loadFinished)
    surface.finishLoading(page)
    #expect(window.tabs.map(\.identity.name) == ["Main", "Work"])
  }

  @Test("A blank tab gives its place at once, and a page that asks to stay keeps it")
  func blankAndStaying() async throws {
    let window = browser.openWindow(page)
    let blank = browser.services.openTab(in: window)
    await browser.services.reopen(blank, as: work)
    #expect(window.tabs.map(\.identity.name) == ["Main", "Work"])
    let old = window.tabs[0]
    browser.surface(of: old)?.onRequestClose = { _ in old.closing.personDidStay() }
    await browser.services.reopen(old, as: work)
    #expect(window.tabs.map(\.identity.name) == ["Main", "Work"])
  }
}

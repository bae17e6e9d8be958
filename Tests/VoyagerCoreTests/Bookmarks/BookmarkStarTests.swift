import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct BookmarkStarTests {
  private let browser = TestBrowser()
  private let page = Address("https://news.example/")

  @Test("The star is filled for the page in front alone, and follows every change")
  func follows() async throws {
    let window = browser.openWindow(page)
    #expect(window.star.canMark && window.star.bookmark == nil)
    let added = try #require(await window.star.mark())
    #expect(added.title == "https://news.example/" && added.folder == .other)
    #expect(await window.star.mark()?.id == added.id)
    #expect(try await browser.bookmarks.bookmarks(at: page).count == 1)
    await browser.wait { window.star.bookmark?.id == added.id }
    let tab = try #require(window.selectedTab)
    browser.surface(of: tab)?.finishLoading(Address("https://other.example/"))
    #expect(window.star.bookmark == nil)
    browser.surface(of: tab)?.finishLoading(page)
    await browser.wait { window.star.bookmark?.id == added.id }
    try await browser.bookmarks.delete([added.id])
    await browser.wait { window.star.bookmark == nil }
  }

  @Test("A held key keeps the page once")
  func keepsOnce() async throws {
    let window = browser.openWindow(page)
    let marking = (0..<5).map { _ in Task { await window.star.mark()?.id } }
    var kept: Set<BookmarkID?> = []
    for mark in marking { kept.insert(await mark.value) }
    #expect(kept.count == 1)
    #expect(try await browser.bookmarks.bookmarks(at: page).map(\.id) == kept.compactMap(\.self))
    try await browser.bookmarks.undo()
    #expect(!browser.bookmarks.canUndo)
  }

  @Test("A kept script is not run, and the person is told", arguments: [Disposition.currentTab, .newTab])
  func refusesScripts(_ disposition: Disposition) throws {
    let window = browser.openWindow(page)
    let tab = try #require(window.selectedTab)
    let script = Address("javascript:document.title='x'")
    browser.services.openBookmark(script, disposition, in: window)
    browser.services.openKept(script, as: tab.identity.id, from: window)
    #expect(window.tabs.count == 1 && tab.status.pending == nil)
    #expect(browser.surface(of: tab)?.calls.contains(.load(script)) == false)
    #expect(browser.shell(of: window)?.notices.count == 2)
  }

  @Test("A blank page and the browser's own can't be kept")
  func refuses() async {
    let window = browser.openWindow(.start)
    #expect(!window.star.canMark)
    #expect(await window.star.mark() == nil)
    #expect(window.commands[.bookmarkPage]?.isEnabled == false)
  }

  @Test("The next page is kept where the person put the last one")
  func usualFolder() async throws {
    let window = browser.openWindow(page)
    let folder = try await browser.bookmarks.addFolder("News")
    browser.bookmarks.usualFolder = folder.id
    #expect(await window.star.mark()?.folder == folder.id)
  }

  @Test("An opened bookmark is a visit that says so")
  func visits() async throws {
    let browser = TestBrowser(recording: .on)
    let window = browser.openWindow(page)
    let address = Address("https://kept.example/")
    browser.services.openBookmark(address, .currentTab, in: window)
    let tab = try #require(window.selectedTab)
    browser.surface(of: tab)?.finishLoading(address)
    let visits = try await browser.history.visits(in: .distantPast ..< .distantFuture)
    #expect(visits.first?.kind == .bookmark)
  }
}

import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct SessionModelTests {
  private let fixture: SessionFixture
  private let a = Address("https://a.example/")
  private let b = Address("https://b.example/")
  private let c = Address("https://c.example/")

  init() throws {
    fixture = try SessionFixture()
  }

  private func shown(_ browser: TestBrowser) -> [[String]] {
    browser.services.windows.map { $0.tabs.map(\.status.shownAddress.text) }
  }

  @Test("Windows and tabs come back in their order, with identity, zoom, pin, title and the way back")
  func restores() async throws {
    let (browser, session) = await fixture.begin()
    let work = try browser.identities.create(named: "Work", color: .red)
    let back = browser.openWindow(a)
    let front = browser.openWindow(b)
    let other = browser.services.openTab(c, identity: work, in: front, inFront: false)
    browser.surface(of: other)?.state = Data("way".utf8)
    browser.surface(of: other)?.finishLoading(c, title: "Sea")
    other.setZoom(1.3)
    front.setPinned(true, other)
    await browser.identities.finishSaving()
    await browser.services.requestQuit()
    await session.end()

    let next = await fixture.begin().browser
    #expect(shown(next) == [[c.text, b.text], [a.text]])
    #expect(next.services.windows.map(\.id) == [front.id, back.id])
    let tabs = try #require(next.services.activeWindow?.tabs)
    #expect(tabs.map(\.title) == ["Sea", b.text])
    #expect(tabs.map(\.identity.name) == ["Work", "Main"])
    #expect(tabs.map(\.ownZoom) == [1.3, nil])
    #expect(tabs.map(\.isPinned) == [true, false])
    // Only what is in front has a page.
    #expect(next.engine.surfaces.count == 2)
    #expect(tabs.map(\.isAsleep) == [true, false])
    next.services.activeWindow?.select(tabs[0])
    #expect(next.surface(of: tabs[0])?.calls == [.restore(Data("way".utf8))])
    #expect(next.surface(of: tabs[0])?.store.identity == work.id)
    #expect(!tabs[0].isAsleep)
  }

  @Test("A window comes back as large as it was, and a page where the person had scrolled it")
  func restoresPlaces() async throws {
    let (browser, session) = await fixture.begin()
    let window = browser.openWindow(a)
    window.geometry = WindowGeometry(width: 900, height: 500)
    let tab = try #require(window.selectedTab)
    browser.surface(of: tab)?.state = Data("way".utf8)
    browser.surface(of: tab)?.report(.scrolled(ScrollPosition(x: 0, y: 640)))
    // Without an end: a killed process knows it too.
    let end = ContinuousClock.now + .seconds(60)
    while try await fixture.stored().windows.first?.tabs.first?.page.scroll == nil, ContinuousClock.now < end
    {
      try await Task.sleep(for: .milliseconds(5))
    }
    let (next, nextSession) = await fixture.begin()
    let restored = try #require(next.services.activeWindow)
    #expect(restored.geometry == window.geometry)
    let surface = try #require(restored.selectedTab.flatMap(next.surface))
    surface.report(.loadStarted(a))
    await nextSession.finish()
    #expect(try await fixture.stored().windows.first?.tabs.first?.page.scroll?.y == 640)
    surface.report(.loadCommitted(a, .secure))
    #expect(surface.calls == [.restore(Data("way".utf8)), .scroll(ScrollPosition(x: 0, y: 640))])
    // The next document begins at its top.
    surface.finishLoading(b)
    #expect(restored.selectedTab?.scroll == nil)
    _ = session
  }

  @Test("What is open is on the disk without an end: tabs at once, what they show soon after")
  func keepsWhileRunning() async throws {
    let (browser, session) = await fixture.begin()
    let window = browser.openWindow(a)
    let tab = browser.openTab(b, in: window)
    try await fixture.wait(for: [[a.text, b.text]])
    browser.surface(of: tab)?.finishLoading(c)
    try await fixture.wait(for: [[a.text, c.text]])
    await browser.services.requestClose(tab)
    try await fixture.wait(for: [[a.text]])
    _ = session
  }

  @Test(
    "Closing the last window, tab by tab or at once, leaves its tabs for the next start",
    arguments: [true, false])
  func keepsTheLastWindow(tabByTab: Bool) async throws {
    let (browser, session) = await fixture.begin()
    let window = browser.openWindow(a)
    browser.openTab(b, in: window)
    await session.finish()
    if tabByTab {
      for tab in window.tabs { await browser.services.requestClose(tab) }
    } else {
      await browser.services.requestClose(window)
    }
    await session.end()
    #expect(browser.services.windows.isEmpty)
    #expect(try await fixture.addresses() == [tabByTab ? [b.text] : [a.text, b.text]])
  }

  @Test("Private windows and pages' own windows are never kept, nor do they take the place of what is")
  func keepsNothingPrivate() async throws {
    let first = await fixture.begin()
    _ = first.browser.openWindow(a)
    await first.browser.services.requestQuit()
    await first.session.end()

    let (browser, session) = await fixture.begin(.privateBrowsing)
    browser.services.openLinks([c], .privateWindow)
    browser.openTab(c, in: browser.services.openWindow(features: WindowFeatures(isPopup: true)))
    await session.finish()
    #expect(try await fixture.addresses() == [[a.text]])
    #expect(!(try Data(contentsOf: fixture.file)).contains(Data("c.example".utf8)))
    // A window of the person's begins anew; what was kept can still be had back.
    _ = browser.openWindow(b)
    await session.finish()
    #expect(session.hasPrevious)
    #expect(try await fixture.addresses() == [[b.text]])
    await session.restorePrevious(in: browser.services)
    #expect(browser.services.windows.first.map { $0.tabs.map(\.status.shownAddress) } == [a])
    await session.finish()
    #expect(Set(try await fixture.addresses()) == [[a.text], [b.text]])
  }

  @Test("A page that two starts loaded and that ended early does not load by itself again; the others do")
  func leavesSuspects() async throws {
    let (browser, session) = await fixture.begin()
    let window = browser.openWindow(b)
    browser.openTab(a, in: window)
    await browser.services.requestQuit()
    await session.end()
    for _ in 0..<2 { #expect(awake(await fixture.begin().browser) == [a]) }
    let (third, _) = await fixture.begin()
    #expect(shown(third) == [[b.text, a.text]])
    #expect(awake(third) == [b])
    #expect(third.services.notices.waiting.isEmpty)
    #expect(
      third.application.shells.values.first?.notices.map(\.text) == [
        "Voyager ended soon after its last starts. “\(a.text)” loads when you choose it."
      ])
    // Without an end the fourth start tries the other page once more, the fifth none.
    #expect(awake(await fixture.begin().browser) == [b])
    let (fifth, fifthSession) = await fixture.begin()
    #expect(shown(fifth) == [[b.text, a.text, Address.start.text]])
    #expect(awake(fifth) == [.start])
    await fifth.services.requestQuit()
    await fifthSession.end()
    #expect(shown(await fixture.begin().browser) == [[b.text, a.text, Address.start.text]])
  }

  private func awake(_ browser: TestBrowser) -> [Address] {
    browser.services.windows.flatMap(\.tabs).filter { !$0.isAsleep }.map(\.status.shownAddress)
  }

  @Test("Pinned tabs come back also where a new window is wanted, and the rest can be had back")
  func restoresPinned() async throws {
    let (browser, session) = await fixture.begin()
    let window = browser.openWindow(a)
    window.setPinned(true, browser.openTab(b, in: window))
    browser.settings.update { $0.startContent = .newWindow }
    await browser.settings.finishSaving()
    await browser.services.requestQuit()
    await session.end()
    let (next, nextSession) = await fixture.begin()
    next.services.openLinks([])
    #expect(shown(next) == [[b.text, Address.start.text]])
    #expect(next.services.windows.first?.tabs.map(\.isPinned) == [true, false])
    #expect(awake(next) == [.start])
    await nextSession.finish()
    #expect(try await fixture.addresses() == [[b.text, Address.start.text]])
    await nextSession.restorePrevious(in: next.services)
    #expect(Set(shown(next)) == [[b.text, Address.start.text], [b.text, a.text]])
  }

  @Test(
    "A file that can't be read is left alone, and the run goes on without", arguments: [false, true])
  func leavesTheUnreadable(isNewer: Bool) async throws {
    try PrivateFolder(fixture.file.deletingLastPathComponent()).make()
    if isNewer {
      let database = try Database.open(fixture.file, schema: .session)
      try database.execute("PRAGMA user_version = 1000")
      try database.checkpoint()
    } else {
      try Data(String(repeating: "x", count: 4096).utf8).write(to: fixture.file)
    }
    let bytes = try Data(contentsOf: fixture.file)
    let (browser, session) = await fixture.begin()
    _ = browser.openWindow(a)
    await session.end()
    #expect(
      browser.services.notices.waiting.count + (browser.application.shells.values.first?.notices.count ?? 0)
        == 1)
    #expect(try Data(contentsOf: fixture.file) == bytes)
  }

  @Test(
    "A tab whose identity is gone stays away for good, one whose identities can't be read comes back later")
  func leavesOutStrangers() async throws {
    let identities = VoyagerPaths(profile: fixture.folder.url).identitiesFile()
    let (browser, session) = await fixture.begin()
    let work = try browser.identities.create(named: "Work", color: .red)
    browser.services.openTab(b, identity: work, in: browser.openWindow(a))
    await browser.services.requestQuit()
    await session.end()
    await browser.identities.finishSaving()

    let whole = try Data(contentsOf: identities)
    try Data("no identities".utf8).write(to: identities)
    let blind = await fixture.begin()
    #expect(shown(blind.browser) == [[a.text]])
    await blind.browser.services.requestQuit()
    await blind.session.end()
    try whole.write(to: identities)
    let (seeing, next) = await fixture.begin()
    #expect(Set(shown(seeing).joined()) == [a.text, b.text])

    try await seeing.services.requestClose(#require(seeing.services.tabs(of: work.id).first))
    try await seeing.services.deleteIdentity(work.id)
    await next.finish()
    #expect(try await fixture.addresses() == [[a.text]])
  }

  @Test("A start page alone takes no session's place, however often a start fails")
  func keepsWhatIsOffered() async throws {
    let first = await fixture.begin()
    _ = first.browser.openWindow(a)
    first.browser.settings.update { $0.startContent = .newWindow }
    await first.browser.settings.finishSaving()
    await first.session.finish()
    for _ in 0..<3 {
      let (browser, session) = await fixture.begin()
      browser.services.openLinks([])
      await session.finish()
      #expect(try await fixture.addresses() == [[a.text]])
    }
    let (browser, session) = await fixture.begin()
    _ = browser.openWindow(b)
    await session.finish()
    let (last, lastSession) = await fixture.begin()
    await lastSession.restorePrevious(in: last.services)
    #expect(Set(shown(last).joined()) == [a.text, b.text])
  }

  @Test("A private tab in a window of the person's is not kept")
  func keepsNoPrivateTab() async throws {
    let (browser, session) = await fixture.begin()
    let window = browser.openWindow(a)
    browser.services.openTab(b, identity: browser.identities.privateBrowsing, in: window)
    await session.finish()
    #expect(try await fixture.addresses() == [[a.text]])
    #expect(!(try Data(contentsOf: fixture.file)).contains(Data("b.example".utf8)))
  }

  @Test("A download that no page began closes no tab that sleeps")
  func keepsSleepingTabs() async throws {
    let first = await fixture.begin()
    let window = first.browser.openWindow(a)
    first.browser.openTab(b, in: window)
    await first.browser.services.requestQuit()
    await first.session.end()
    let browser = await fixture.begin().browser
    browser.services.engine(browser.engine, didStart: FakeDownload(c), from: nil)
    for _ in 0..<100 { await Task.yield() }
    #expect(shown(browser) == [[a.text, b.text]])
  }
}

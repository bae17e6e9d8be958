import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct BrowserServicesTests {
  private let browser = TestBrowser()
  private var services: BrowserServices { browser.services }

  private func addresses(_ window: BrowserWindowModel?) -> [String] {
    window?.tabs.map(\.status.shownAddress.text) ?? []
  }

  // MARK: - Settings

  @Test("What holds for all pages reaches the engine at the start and with each change")
  func tellsPreferences() async throws {
    #expect(browser.engine.preferences == PagePreferences())
    browser.settings.update { $0.pages.fonts.minimumSize = 12 }
    try await eventually("the engine knows") { browser.engine.preferences.fonts.minimumSize == 12 }
    browser.settings.update { $0.pages.preventsTracking = false }
    try await eventually("the engine knows again") { !browser.engine.preferences.preventsTracking }
  }

  @Test("A new window shows the chosen start page, a private one what private means")
  func showsStartPage() {
    browser.settings.update { $0.startPage = WebAddress("https://family.example/") }
    services.openLinks([])
    #expect(addresses(services.activeWindow) == ["https://family.example/"])
    services.openLinks([], .privateWindow)
    #expect(addresses(services.activeWindow) == ["voyager:start"])
  }

  // MARK: - Links from outside

  @Test("Links from outside open in order in the window used last, the last one in front")
  func opensLinksInOrder() {
    let first = browser.openWindow()
    let second = browser.openWindow()
    services.activate(first)
    services.openLinks([Address("https://a.example/"), Address("https://b.example/")])
    #expect(addresses(first) == ["https://news.example/", "https://a.example/", "https://b.example/"])
    #expect(first.selectedTab?.status.shownAddress == Address("https://b.example/"))
    #expect(addresses(second) == ["https://news.example/"])
    #expect(browser.shell(of: first)?.presented == 1)
  }

  @Test("A link from outside never lands in a private window by itself")
  func keepsLinksOutOfPrivateWindows() {
    services.openLinks([.start], .privateWindow)
    services.openLinks([Address("https://a.example/")])
    #expect(services.windows.count == 2)
    #expect(addresses(services.activeWindow) == ["https://a.example/"])
    #expect(services.activeWindow?.isPrivate == false)
  }

  @Test("An untouched start page is used for the first link, one that was typed in is not")
  func reusesAnUntouchedStartPage() throws {
    services.openLinks([])
    let window = try #require(services.activeWindow)
    #expect(addresses(window) == ["voyager:start"])
    services.openLinks([Address("https://a.example/")])
    #expect(addresses(window) == ["https://a.example/"])
    let typed = services.openTab(in: window)
    window.addressField.beginEditing()
    window.addressField.edit("half a thou")
    services.openLinks([Address("https://b.example/")])
    #expect(addresses(window) == ["https://a.example/", "voyager:start", "https://b.example/"])
    #expect(window.tabs.contains { $0 === typed })
  }

  @Test("A link that asks for a window gets one")
  func opensLinksInANewWindow() {
    let first = browser.openWindow()
    services.openLinks([Address("https://a.example/")], .newWindow)
    #expect(addresses(first) == ["https://news.example/"])
    #expect(addresses(services.activeWindow) == ["https://a.example/"])
  }

  // MARK: - Closing

  @Test("A page that asks to stay is asked once, and stays when the person wants it")
  func staysWhenThePersonStays() async throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    let surface = try #require(browser.surface(of: tab))
    surface.onRequestClose = { surface in
      surface.delegate?.surface(
        surface, asks: PageDialog(kind: .leave),
        Request(safeAnswer: .dismissed) { [weak surface] answer in
          if answer == .accepted {
            surface?.report(.closed)
          }
        })
    }
    browser.shell(of: window)?.answerNext(with: PageDialogReply(answer: .dismissed))
    await services.requestClose(tab)
    #expect(window.tabs.count == 1)
    #expect(!surface.isClosed)
    browser.shell(of: window)?.answerNext(with: PageDialogReply(answer: .accepted))
    await services.requestClose(tab)
    #expect(surface.isClosed)
    #expect(services.windows.isEmpty)
    browser.verify()
  }

  @Test("Quitting closes nothing before the last page has agreed")
  func quitsAfterTheLastAnswer() async throws {
    let first = browser.openWindow()
    let second = browser.openWindow()
    let staying = try #require(first.selectedTab.flatMap(browser.surface))
    staying.onRequestClose = { surface in
      surface.delegate?.surface(
        surface, asks: PageDialog(kind: .leave), Request(safeAnswer: .dismissed) { _ in })
    }
    browser.shell(of: first)?.answerNext(with: PageDialogReply(answer: .dismissed))
    await services.requestQuit()
    #expect(services.windows.count == 2)
    #expect(browser.application.quits == 0)
    #expect(second.tabs.count == 1)
    staying.onRequestClose = { $0.report(.closed) }
    await services.requestQuit()
    #expect(services.windows.isEmpty)
    #expect(browser.application.quits == 1)
    browser.verify()
  }

  @Test("A page that hangs can't keep its tab, and ends with its process", arguments: [false, true])
  func closesAHangingPage(isKnown: Bool) async throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    let surface = try #require(browser.surface(of: tab))
    surface.onRequestClose = { _ in }
    if isKnown {
      surface.report(.responsivenessChanged(isResponsive: false))
    }
    await services.requestClose(tab)
    #expect(surface.isClosed)
    #expect(surface.calls.last == .closeWithProcess)
  }

  @Test("A page that was let go and hangs then can't keep its tab")
  func closesAPageThatHangsAtTheEnd() async throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    let surface = try #require(browser.surface(of: tab))
    surface.onRequestClose = { surface in
      surface.delegate?.surface(
        surface, asks: PageDialog(kind: .leave), Request(safeAnswer: .dismissed) { _ in })
    }
    browser.shell(of: window)?.answerNext(with: PageDialogReply(answer: .accepted))
    await services.requestClose(tab)
    #expect(surface.isClosed)
    browser.verify()
  }

  @Test("A page may close itself; the last tab takes its window with it")
  func pagesCloseThemselves() throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    browser.surface(of: tab)?.report(.closed)
    #expect(browser.shell(of: window)?.isClosed == true)
    #expect(browser.application.quits == 1)
  }

  @Test("A closed tab comes back where it was, with its way back")
  func reopensClosedTabs() async throws {
    let window = browser.openWindow()
    let tab = browser.openTab(Address("https://a.example/"), in: window)
    browser.openTab(Address("https://b.example/"), in: window)
    browser.surface(of: tab)?.state = Data([1, 2])
    await services.requestClose(tab)
    #expect(window.commands[.reopenTab]?.isEnabled == true)
    window.commands.run(.reopenTab)
    #expect(addresses(window) == ["https://news.example/", "https://a.example/", "https://b.example/"])
    #expect(window.selectedTab.flatMap(browser.surface)?.calls.contains(.restore(Data([1, 2]))) == true)
    #expect(window.commands[.reopenTab]?.isEnabled == false)
  }

  @Test("The last private tab takes everything private with it")
  func forgetsPrivateTabs() async throws {
    let normal = browser.openWindow()
    services.openLinks([Address("https://secret.example/")], .privateWindow)
    let window = try #require(services.activeWindow)
    let tab = try #require(window.selectedTab)
    browser.surface(of: tab)?.finishLoading(Address("https://secret.example/"))
    await services.requestClose(window)
    #expect(browser.engine.discardedStores.map(\.identity) == [tab.identity.id])
    #expect(normal.commands[.reopenTab]?.isEnabled == false)
  }

  @Test("A private page that was never shown goes last, with everything private")
  func forgetsAnUnseenPrivatePage() async throws {
    _ = browser.openWindow()
    services.openLinks([.start], .privateWindow)
    let window = try #require(services.activeWindow)
    let opener = try #require(window.selectedTab.flatMap(browser.surface))
    let page = browser.engine.makeFakeSurface(opener.store)
    _ = opener.delegate?.surface(opener, newPageFor: PageOpening(address: .blank, isByUser: true)) { page }
    await services.requestClose(window)
    #expect(browser.engine.discardedStores.isEmpty)
    page.report(.closed)
    #expect(browser.engine.discardedStores == [opener.store])
  }

  // MARK: - Moving

  @Test("A tab moves to another window with its page, and an empty window goes")
  func movesTabsBetweenWindows() throws {
    let first = browser.openWindow()
    let second = browser.openWindow()
    let tab = try #require(first.selectedTab)
    let surface = browser.surface(of: tab)
    services.move(tab, to: second, at: 0)
    #expect(second.tabs.first === tab)
    #expect(second.selectedTab === tab)
    #expect(tab.window === second)
    #expect(browser.surface(of: tab) === surface)
    #expect(surface?.isClosed == false)
    #expect(services.windows.map(\.id) == [second.id])
  }

  @Test("A tab never moves between private and other windows")
  func keepsPrivateTabsApart() throws {
    let normal = browser.openWindow()
    services.openLinks([.start], .privateWindow)
    let secret = try #require(services.activeWindow)
    let tab = try #require(secret.selectedTab)
    services.move(tab, to: normal, at: 0)
    #expect(tab.window === secret)
  }

  @Test("An identity that a tab uses is in use until the tab closes")
  func knowsIdentitiesInUse() async throws {
    let identity = try browser.identities.create(named: "Work", color: .green)
    let window = browser.openWindow()
    let tab = services.openTab(identity: identity, in: window)
    let titles = [tab.title]
    await #expect(throws: IdentityError.identityInUse(titles)) {
      try await services.deleteIdentity(identity.id)
    }
    await services.requestClose(tab)
    try await services.deleteIdentity(identity.id)
    #expect(browser.engine.removedStores.map(\.identity) == [identity.id])
    #expect(window.commands[.reopenTab]?.isEnabled == false)
    #expect(services.openTab(identity: identity, in: window).identity == browser.identities.standard)
  }

  @Test("A tab and a window show their identity as it is now")
  func followsChangedIdentity() throws {
    let identity = try browser.identities.create(named: "Work", color: .green)
    let window = services.openWindow(identity)
    let tab = services.openTab(in: window)
    try browser.identities.rename(identity.id, to: "Office")
    #expect(tab.identity.name == "Office")
    #expect(window.identity.name == "Office")
  }

  @Test("A changed page zoom reaches every tab that has none of its own")
  func appliesPageZoom() async throws {
    let window = browser.openWindow()
    let own = try #require(window.selectedTab)
    let other = browser.openTab(in: window)
    #expect(browser.surface(of: other)?.zoom == 1.5)
    own.setZoom(1)
    browser.settings.update { $0.pageZoom = 2 }
    await browser.wait { browser.surface(of: other)?.zoom == 2 }
    #expect(browser.surface(of: own)?.zoom == 1)
  }
}

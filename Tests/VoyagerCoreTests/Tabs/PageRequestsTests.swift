import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct PageRequestsTests {
  private let browser = TestBrowser(apps: ["mailto": "Letters"])
  private let window: BrowserWindowModel
  private let tab: TabModel
  private let surface: FakeSurface
  private let shell: ScriptedShell

  init() throws {
    window = browser.openWindow()
    tab = try #require(window.selectedTab)
    surface = try #require(browser.surface(of: tab))
    shell = try #require(browser.shell(of: window))
  }

  private func open(_ address: String, byUser: Bool) -> FakeSurface? {
    let page = surface.delegate?.surface(
      surface, newPageFor: PageOpening(address: Address(address), isByUser: byUser)
    ) { browser.engine.makeFakeSurface(surface.store) }
    return page as? FakeSurface
  }

  private func navigate(_ navigation: Navigation) async -> NavigationDecision {
    await withCheckedContinuation { continuation in
      surface.delegate?.surface(
        surface, decide: navigation,
        Request(safeAnswer: .cancel) { continuation.resume(returning: $0) })
    }
  }

  // MARK: - Opened pages

  @Test("A page opened by the person's action shows beside its opener, in its store")
  func opensAPage() throws {
    let page = try #require(open("https://a.example/", byUser: true))
    #expect(window.tabs.count == 1)
    page.report(.readyToShow(WindowFeatures()))
    #expect(window.tabs.map(\.opener) == [nil, tab.id])
    #expect(window.selectedTab?.title == "https://a.example/")
    #expect(window.selectedTab?.identity == tab.identity)
  }

  @Test("A page that asks for a size gets a window of its own")
  func opensAPopupWindow() throws {
    let page = try #require(open("https://a.example/", byUser: true))
    page.report(.readyToShow(WindowFeatures(isPopup: true, width: 300, height: 200)))
    #expect(browser.services.windows.count == 2)
    #expect(browser.services.activeWindow?.features.width == 300)
  }

  @Test("A page that closes itself before it is shown leaves no tab")
  func leavesNoGhost() throws {
    let page = try #require(open("https://a.example/", byUser: true))
    page.report(.closed)
    page.report(.readyToShow(WindowFeatures()))
    #expect(page.isClosed)
    #expect(window.tabs.count == 1)
  }

  @Test("A page opened without an action is blocked with one notice that can open it")
  func blocksAPage() {
    #expect(open("https://ad.example/1", byUser: false) == nil)
    #expect(open("https://ad.example/2", byUser: false) == nil)
    #expect(shell.notices.map(\.text) == ["news.example tried to open another page."])
    window.commands.run(.showBlockedPages)
    #expect(
      window.tabs.dropFirst().map(\.status.shownAddress.text) == [
        "https://ad.example/1", "https://ad.example/2",
      ])
    #expect(tab.blockedPages.isEmpty)
  }

  @Test("A page can't have the person open a file or a page of the browser's that it may not open itself")
  func blocksSilently() {
    #expect(open("file:///etc/passwd", byUser: false) == nil)
    #expect(open("voyager:start", byUser: false) == nil)
    #expect(tab.blockedPages.isEmpty)
    #expect(shell.notices.isEmpty)
  }

  @Test("A tab behind opens pages as the one in front does, and stays behind")
  func opensFromBehind() throws {
    browser.openTab(in: window)
    let page = try #require(open("https://a.example/", byUser: true))
    page.report(.readyToShow(WindowFeatures()))
    #expect(window.tabs.count == 3)
    #expect(window.selectedTab?.opener == nil)
  }

  // MARK: - Navigation

  @Test("A middle click opens a tab behind, in the same identity, and the page stays")
  func opensATabBehind() async {
    let link = Navigation(
      address: Address("https://a.example/"), kind: .link, isByUser: true, button: 2)
    #expect(await navigate(link) == .cancel)
    #expect(window.tabs.count == 2)
    #expect(window.selectedTab === tab)
    #expect(window.tabs.last?.identity == tab.identity)
  }

  @Test("Another app opens an address only after the person agreed")
  func asksBeforeOtherApps() async {
    let mail = Address("mailto:a@b.example")
    shell.answerNext(with: PermissionAnswer.denyOnce)
    #expect(await navigate(Navigation(address: mail, kind: .link, isByUser: true)) == .cancel)
    await browser.wait { !tab.questions.isAsking }
    #expect(browser.apps.opened.isEmpty)
    shell.answerNext(with: PermissionAnswer(.allow, .once))
    #expect(await navigate(Navigation(address: mail, kind: .link, isByUser: true)) == .cancel)
    await browser.wait { !browser.apps.opened.isEmpty }
    #expect(browser.apps.opened == [mail])
    var opening = ExternalOpening(address: mail, appName: "Letters")
    opening.offersToRemember = true
    #expect(shell.asked.last == .external(opening))
    browser.verify()
  }

  @Test("An address for another app that the person typed is asked about, as it is their own wish")
  func asksAboutTypedAddresses() async {
    let mail = Address("mailto:a@b.example")
    shell.answerNext(with: PermissionAnswer(.allow, .always))
    tab.load(mail)
    #expect(await navigate(Navigation(address: mail)) == .cancel)
    await browser.wait { !browser.apps.opened.isEmpty }
    #expect(browser.apps.opened == [mail])
    #expect(tab.status.shownAddress == Address("https://news.example/"))
    #expect(browser.permissions.permissions(of: tab.identity) == [])
    browser.verify()
  }

  @Test("Without an action of the person no app is asked about or started")
  func startsNothingByItself() async {
    let mail = Navigation(address: Address("mailto:a@b.example"), target: .subframe)
    #expect(await navigate(mail) == .cancel)
    #expect(await navigate(mail) == .cancel)
    #expect(browser.apps.opened.isEmpty)
    #expect(shell.asked.isEmpty)
    #expect(shell.notices.map(\.text) == ["news.example wanted to open another app."])
  }

  @Test("An address that no app opens is said in a sentence")
  func saysWhenThereIsNoApp() async {
    #expect(await navigate(Navigation(address: Address("magnet:?x"), kind: .link, isByUser: true)) == .cancel)
    #expect(shell.notices.map(\.text) == ["There is no app for “magnet” addresses on this computer."])
  }

  @Test("A form is sent again only when the person agrees", arguments: [true, false])
  func asksBeforeResending(agrees: Bool) async {
    shell.answerNext(with: agrees)
    let form = Navigation(address: Address("https://news.example/buy"), kind: .formResent)
    #expect(await navigate(form) == (agrees ? .go : .cancel))
    browser.verify()
  }

  // MARK: - Trouble

  @Test("A failed load shows a page of the parent's at the address that failed")
  func showsAFailure() {
    let address = Address("https://gone.example/")
    surface.report(.loadStarted(address))
    surface.report(.loadFailed(LoadFailure(address: address, reason: .hostNotFound, technical: "no host")))
    surface.report(.loadFinished)
    #expect(surface.calls.last == .show(address))
    #expect(tab.status.address == address)
  }

  @Test("A crash declines what was asked, shows a page that says so, and harms no other tab")
  func survivesACrash() {
    let other = browser.openTab(in: window, inFront: false)
    surface.report(.processEnded(.crashed))
    #expect(surface.shownPage != nil)
    #expect(tab.status.trouble == .ended(.crashed))
    #expect(other.status.trouble == nil)
  }

  @Test("A page that hangs can be ended from the notice that says so, and not once it answers again")
  func endsAHangingPage() {
    surface.report(.responsivenessChanged(isResponsive: false))
    #expect(shell.notices.map(\.action?.command) == [.endPage])
    window.commands.run(.endPage)
    #expect(surface.calls.last == .terminate)
    surface.report(.responsivenessChanged(isResponsive: true))
    #expect(window.commands[.endPage]?.isEnabled == false)
  }

  @Test("A page held up by another tab of its site says what holds it, and only the tab in front complains")
  func tellsWhoHangs() async throws {
    let page = Address("https://one.a.example/")
    surface.finishLoading(page)
    let other = browser.openTab(Address("https://one.a.example/other"), in: window, inFront: false)
    let behind = try #require(browser.surface(of: other))
    behind.finishLoading(Address("https://one.a.example/other"))
    behind.report(.responsivenessChanged(isResponsive: false))
    #expect(shell.notices.isEmpty)
    let request = Request<PageDialog.Answer>(safeAnswer: .dismissed) { _ in }
    behind.delegate?.surface(behind, asks: PageDialog(kind: .alert, message: "Tea?"), request)
    surface.report(.responsivenessChanged(isResponsive: false))
    #expect(shell.notices.map(\.text) == ["“\(tab.title)” waits until you answer “\(other.title)”."])
    // It can't be asked whether it may be closed, so the person is led to the question.
    behind.report(.responsivenessChanged(isResponsive: true))
    surface.onRequestClose = { _ in }
    await browser.services.requestClose(tab)
    #expect(!surface.isClosed)
    #expect(window.selectedTab === other)
    request.decline()
  }

  @Test("A crash in full screen gives the bars back")
  func leavesFullScreenOnCrash() {
    surface.report(.fullScreenChanged(isFullScreen: true))
    #expect(shell.fullScreen == .fullScreen)
    surface.report(.processEnded(.crashed))
    #expect(shell.fullScreen == .windowed)
  }
}

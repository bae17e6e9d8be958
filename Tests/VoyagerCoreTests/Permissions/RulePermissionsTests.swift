import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

/// What a rule answers unless the person said otherwise: pages, apps, downloads and sound.
@Suite @MainActor
struct RulePermissionsTests {
  private let browser = TestBrowser(apps: ["mailto": "Letters", "tel": "Phone"])
  private let window: BrowserWindowModel
  private let tab: TabModel
  private let surface: FakeSurface
  private let shell: ScriptedShell
  private let place: PermissionPlace

  init() throws {
    window = browser.openWindow(Address("https://news.example/"))
    tab = try #require(window.selectedTab)
    surface = try #require(browser.surface(of: tab))
    shell = try #require(browser.shell(of: window))
    place = try #require(PermissionPlace(page: Address("https://news.example/")))
  }

  private func remember(_ decision: PermissionDecision, _ kind: PermissionKind) {
    browser.permissions.remember(PermissionAnswer(decision, .always), to: kind, for: tab.identity, at: place)
  }

  private var remembered: [String] {
    browser.permissions.permissions(of: tab.identity).map { "\($0.kind.rawValue) \($0.decision.rawValue)" }
  }

  // MARK: - Pages

  private func opens(byUser: Bool = false) -> Bool {
    let opening = PageOpening(address: Address("https://ad.example/"), isByUser: byUser)
    return surface.delegate?.surface(surface, newPageFor: opening) {
      browser.engine.makeFakeSurface(surface.store)
    } != nil
  }

  @Test("A site that may open pages opens them; one that may never is blocked without a word")
  func popups() {
    remember(.allow, .popups)
    #expect(opens() && opens())
    remember(.deny, .popups)
    #expect(!opens())
    #expect(opens(byUser: true))
    #expect(tab.blockedPages.isEmpty && tab.signs.isEmpty)
    #expect(shell.notices.isEmpty)
  }

  @Test("The sign of a blocked page opens it, and can let the site open pages from then on")
  func blockedSign() throws {
    #expect(!opens())
    let sign = try #require(tab.signs.first)
    #expect(sign.words == "news.example tried to open another page.")
    #expect(sign.choices.map(\.title) == ["Open It", "Always Allow"])
    sign.choices.last?.run()
    #expect(window.tabs.map(\.status.shownAddress.text).last == "https://ad.example/")
    #expect(tab.signs.isEmpty)
    #expect(remembered == ["popups allow"])
    #expect(opens())
  }

  // MARK: - Other apps

  private func follow(_ address: String, byUser: Bool = true) {
    surface.delegate?.surface(
      surface, decide: Navigation(address: Address(address), kind: .link, isByUser: byUser),
      Request(safeAnswer: .cancel) { _ in })
  }

  @Test("Each scheme is remembered by itself, beside the others of the site")
  func schemes() async {
    shell.answerNext(with: PermissionAnswer(.allow, .always))
    follow("mailto:a@b.example")
    await browser.wait { browser.apps.opened.count == 1 && !tab.questions.isAsking }
    shell.answerNext(with: PermissionAnswer(.deny, .always))
    follow("tel:+491")
    await browser.wait { shell.asked.count == 2 && !tab.questions.isAsking }
    #expect(remembered == ["externalApp:mailto allow", "externalApp:tel deny"])
    surface.finishLoading(Address("https://news.example/again"))
    follow("tel:+492")
    #expect(browser.apps.opened.map(\.text) == ["mailto:a@b.example"])
    #expect(shell.notices.isEmpty)
    browser.verify()
  }

  @Test("What may always open still needs an action of the person, and opens twice in ten seconds at most")
  func allowedApps() async {
    remember(.allow, .externalApp(scheme: "mailto"))
    follow("mailto:a@b.example", byUser: false)
    #expect(shell.notices.map(\.text) == ["news.example wanted to open another app."])
    for name in ["a", "b", "c"] {
      follow("mailto:\(name)@b.example")
    }
    await browser.wait { browser.apps.opened.count == 2 }
    #expect(browser.apps.opened.map(\.text) == ["mailto:a@b.example", "mailto:b@b.example"])
    browser.verify()
  }

  // MARK: - Downloads

  /// - Returns: Whether the page may write the file, once that is decided.
  private func downloads(_ name: String, in surface: FakeSurface? = nil) async -> Bool {
    let download = FakeDownload(Address("https://news.example/\(name)"))
    browser.engine.delegate?.engine(browser.engine, didStart: download, from: surface ?? self.surface)
    return await download.destination(named: name) != nil
  }

  @Test("The second download in a row is asked about, a click makes the next one free again")
  func asksBeforeSecondDownload() async {
    #expect(await downloads("1"))
    shell.answerNext(with: PermissionAnswer(.allow, .once))
    #expect(await downloads("2"))
    shell.answerNext(with: PermissionAnswer.denyOnce)
    #expect(await !downloads("3"))
    follow("https://news.example/4")
    #expect(await downloads("4"))
    #expect(shell.asked.count == 2)
    #expect(remembered == [])
    browser.verify()
  }

  @Test("An answer for good holds for the site, also when a tab is opened for each file")
  func remembersDownloads() async throws {
    #expect(await downloads("1"))
    shell.answerNext(with: PermissionAnswer(.deny, .always))
    #expect(await !downloads("2"))
    #expect(await !downloads("3"))
    let opening = PageOpening(address: Address("https://news.example/4"), isByUser: true)
    let opened = surface.delegate?.surface(surface, newPageFor: opening) {
      browser.engine.makeFakeSurface(surface.store)
    }
    let page = try #require(opened as? FakeSurface)
    page.report(.readyToShow(WindowFeatures()))
    #expect(await !downloads("4", in: page))
    #expect(remembered == ["automaticDownloads deny"])
    browser.verify()
  }

  @Test("A download whose tab closes before the answer ends")
  func closesWhileAsking() async {
    #expect(await downloads("1"))
    browser.openTab(in: window)
    let second = Task { await downloads("2") }
    await browser.wait { tab.questions.isWaiting }
    await browser.services.requestClose(tab)
    #expect(await !second.value)
    browser.verify()
  }

  // MARK: - Sound

  @Test("Sound waits for an action unless the site may play by itself; a site that may not plays nothing")
  func autoplay() {
    func policy(_ address: String) -> AutoplayPolicy? {
      surface.delegate?.surface(surface, autoplayPolicyFor: Address(address))
    }
    #expect(policy("https://news.example/") == .withoutSound)
    remember(.allow, .autoplay)
    #expect(policy("https://news.example/a") == .everything)
    #expect(policy("https://other.example/") == .withoutSound)
    #expect(policy("file:///home/a.html") == .withoutSound)
    remember(.deny, .autoplay)
    #expect(policy("https://news.example/") == .nothing)
  }
}

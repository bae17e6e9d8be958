import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct HTTPSFirstTests {
  private let browser = TestBrowser()
  private let window: BrowserWindowModel
  private let tab: TabModel
  private let page: FakeSurface
  private let insecure = Address("http://old.example/page")
  private let secure = Address("https://old.example/page")

  init() throws {
    window = browser.openWindow()
    tab = try #require(window.selectedTab)
    page = try #require(browser.surface(of: tab))
    browser.services.connections.patience = .seconds(600)
  }

  private var notices: [Notice] { browser.shell(of: window)?.notices ?? [] }
  private var loads: [Address] {
    page.calls.compactMap { if case .load(let address) = $0 { address } else { nil } }.filter {
      $0.host != "news.example"
    }
  }

  private func fail(_ address: Address, _ reason: LoadFailure.Reason = .connectionRefused) {
    page.report(.loadStarted(address))
    page.report(.loadFailed(LoadFailure(address: address, reason: reason, technical: "")))
    page.report(.loadFinished)
  }

  /// - Returns: What became of the step itself.
  private func follow(_ step: Navigation, in surface: FakeSurface? = nil) -> NavigationDecision? {
    var decision: NavigationDecision?
    let surface = surface ?? page
    surface.delegate?.surface(surface, decide: step, Request(safeAnswer: .cancel) { decision = $0 })
    return decision
  }

  @Test("A typed insecure address is loaded over a secure connection")
  func upgrades() {
    tab.load(insecure)
    #expect(loads == [secure])
    #expect(tab.status.shownAddress == secure)
    page.finishLoading(secure)
    #expect(tab.status.address == secure && notices.isEmpty)
  }

  @Test("Without a secure connection the insecure page comes, with a word, and at once the next time")
  func fallsBack() {
    tab.load(insecure)
    fail(secure)
    #expect(loads == [secure, insecure])
    #expect(tab.status.trouble == nil && tab.status.isLoading && page.shownPage == nil)
    #expect(tab.status.shownAddress == insecure)
    #expect(notices.isEmpty)
    page.finishLoading(insecure, security: .insecure)
    #expect(tab.status.address == insecure && !tab.status.isLoading)
    #expect(
      notices.map(\.text) == [
        "old.example has no secure connection. Others can read and change what you see there."
      ])
    tab.load(insecure)
    #expect(loads == [secure, insecure, insecure])
    page.finishLoading(insecure, security: .insecure)
    #expect(notices.count == 1)
  }

  @Test("What is known of a host stays with the identity, and goes with a private one")
  func remembersByIdentity() throws {
    tab.load(insecure)
    fail(secure)
    page.finishLoading(insecure, security: .insecure)
    let hidden = browser.services.openTab(
      insecure, in: browser.services.openWindow(browser.identities.privateBrowsing))
    #expect(browser.surface(of: hidden)?.calls.last == .load(secure))
  }

  @Test("A host that fails both ways says so for the insecure address, and is tried again both ways")
  func failsBothWays() {
    tab.load(insecure)
    fail(secure)
    fail(insecure)
    #expect(tab.status.trouble != nil && tab.status.address == insecure)
    #expect(page.calls.last == .show(insecure) && notices.isEmpty)
    tab.reload()
    #expect(loads.last == secure)
  }

  @Test("A server that does not answer for a while is asked without a secure connection")
  func timesOut() async {
    browser.services.connections.patience = .zero
    tab.load(insecure)
    page.report(.loadStarted(secure))
    await browser.wait { page.calls.contains(.stop) }
    page.report(.loadFinished)
    #expect(loads == [secure, insecure])
  }

  @Test("A question of the server's is an answer: the person has all the time")
  func waitsForThePerson() async {
    browser.services.connections.patience = .zero
    browser.shell(of: window)?.answerNext(when: { _ in
      try? await Task.sleep(for: .seconds(600))
      return Credential(name: "", password: "")
    })
    tab.load(insecure)
    page.report(.loadStarted(secure))
    let signIn = ServerSignIn(host: "old.example", port: 443, realm: "", isProtected: true)
    page.delegate?.surface(page, asks: signIn, Request(safeAnswer: nil) { _ in })
    for _ in 0..<1000 {
      await Task.yield()
    }
    #expect(!page.calls.contains(.stop))
  }

  @Test("A question of the page in front holds the waiting back only while it is open")
  func waitsAgain() async {
    browser.services.connections.patience = .milliseconds(1)
    let (questionIsOpen, question) = AsyncStream.makeStream(of: Void.self)
    browser.shell(of: window)?.answerNext(when: { _ in
      for await _ in questionIsOpen {}
      return PageDialogReply.dismissed
    })
    page.delegate?.surface(page, asks: PageDialog(kind: .alert), Request(safeAnswer: .dismissed) { _ in })
    tab.attempt(tab.plan(for: insecure, .named))
    for _ in 0..<1000 {
      await Task.yield()
    }
    #expect(!page.calls.contains(.stop))
    question.finish()
    await browser.wait { page.calls.contains(.stop) }
    #expect(loads.last == insecure)
  }

  @Test("A site that sends back to its insecure address does so once, and is believed")
  func sentBack() {
    tab.load(insecure)
    page.report(.loadStarted(secure))
    page.report(.loadRedirected(insecure))
    #expect(follow(Navigation(address: insecure, isRedirect: true)) == .go)
    page.report(.loadCommitted(insecure, .insecure))
    page.report(.loadFinished)
    #expect(loads == [secure] && notices.isEmpty)
    tab.load(insecure)
    #expect(loads == [secure, insecure])
  }

  @Test("A site whose insecure address leads to the secure one that failed ends there")
  func sentInACircle() {
    tab.load(insecure)
    fail(secure)
    page.report(.loadStarted(insecure))
    page.report(.loadRedirected(secure))
    page.report(.loadFailed(LoadFailure(address: secure, reason: .connectionRefused, technical: "")))
    page.report(.loadFinished)
    #expect(loads == [secure, insecure])
    #expect(tab.status.trouble != nil)
  }

  @Test("A link that the person follows goes to the secure address, which shows only with its document")
  func links() async {
    #expect(follow(Navigation(address: insecure, kind: .link, isByUser: true)) == .cancel)
    await browser.wait { loads == [secure] }
    #expect(tab.status.shownAddress == Address("https://news.example/"))
    fail(secure)
    #expect(loads == [secure, insecure])
    page.finishLoading(insecure, security: .insecure)
    #expect(notices.count == 1)
    #expect(follow(Navigation(address: insecure, kind: .link, isByUser: true)) == .go)
  }

  @Test(
    "What the person did not choose, and what is no document, goes as it is",
    arguments: [
      Navigation(address: Address("http://old.example/page"), kind: .link),
      Navigation(address: Address("http://old.example/page"), kind: .form, isByUser: true),
      Navigation(address: Address("http://old.example/page"), kind: .link, target: .subframe, isByUser: true),
      Navigation(address: Address("http://old.example/page"), kind: .link, isByUser: true, isRedirect: true),
      Navigation(address: Address("http://old.example/page"), kind: .reload, isByUser: true),
    ])
  func leavesAlone(step: Navigation) {
    #expect(follow(step) == .go)
  }

  @Test("A link to a page of its own opens a tab at the secure address")
  func newPages() async throws {
    #expect(
      follow(Navigation(address: insecure, kind: .link, target: .newPage, isByUser: true)) == .cancel)
    await browser.wait { window.tabs.count == 2 }
    let opened = try #require(window.selectedTab)
    #expect(opened !== tab && browser.surface(of: opened)?.calls.last == .load(secure))
  }

  @Test("Without the setting, only an address without a scheme is tried both ways")
  func switchedOff() {
    browser.settings.update { $0.httpsFirst = false }
    tab.load(insecure)
    page.finishLoading(insecure, security: .insecure)
    #expect(follow(Navigation(address: insecure, kind: .link, isByUser: true)) == .go)
    tab.load(secure, scheme: .assumed)
    fail(secure)
    #expect(loads == [insecure, secure, insecure])
  }

  @Test("A bad certificate is shown where no scheme was typed")
  func certificates() {
    tab.load(secure, scheme: .assumed)
    fail(secure, .certificate([.wrongHost]))
    #expect(loads == [secure] && tab.status.trouble != nil)
  }

  @Test("A site that asked for safe connections is never asked over another one")
  func strictSites() {
    browser.settings.update { $0.httpsFirst = false }
    page.finishLoading(secure)
    page.report(.strictTransportReceived("max-age=60"))
    tab.load(insecure)
    #expect(loads == [secure])
    fail(secure)
    #expect(loads == [secure] && tab.status.trouble != nil)
  }

  @Test("Another load, a stop and a step back end the attempt")
  func ends() {
    for act in [
      { (tab: TabModel) in tab.stop() }, { $0.go(by: -1) }, { $0.load(Address("https://other.example/")) },
    ] {
      tab.load(insecure)
      page.report(.loadStarted(secure))
      act(tab)
      #expect(tab.secureAttempt == nil)
      page.report(.loadFailed(LoadFailure(address: secure, reason: .connectionRefused, technical: "")))
      page.report(.loadFinished)
      #expect(!loads.contains(insecure))
    }
  }
}

import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct CertificateExceptionTests {
  private let address = Address("https://nas.example:8443/files")

  private func failure(
    _ problems: Set<CertificateProblem> = [.selfSigned], _ certificate: Certificate? = .sample(),
    at address: Address? = nil
  ) -> LoadFailure {
    LoadFailure(
      address: address ?? self.address, reason: .certificate(problems), technical: "",
      certificate: certificate)
  }

  private func offeredToken(_ tab: TabModel) -> UUID? {
    guard case .offered(_, _, let token) = tab.certificateOffer else {
      return nil
    }
    return token
  }

  /// A person uses a link of the page in front.
  private func follow(_ address: Address, in page: FakeSurface, byUser: Bool = true) {
    let request = Request<NavigationDecision>(safeAnswer: .cancel) { #expect($0 == .cancel) }
    page.delegate?.surface(
      page, decide: Navigation(address: address, kind: .link, isByUser: byUser), request)
  }

  @Test("Going on lets this certificate pass for this host in this store, and loads the page again")
  func goesOn() async throws {
    let browser = TestBrowser()
    let tab = browser.openTab(in: browser.openWindow())
    let page = try #require(browser.surface(of: tab))
    page.report(.loadFailed(failure()))
    let token = try #require(offeredToken(tab))
    let link = InternalLink.acceptCertificate(token: token).address
    #expect(page.shownPage?.html.contains("href=\"\(link.text)\"") == true)
    follow(link, in: page, byUser: false)
    follow(InternalLink.acceptCertificate(token: UUID()).address, in: page)
    #expect(offeredToken(tab) == token)
    follow(link, in: page)
    await browser.wait { page.calls.last == .load(address) }
    let allowance = FakeEngine.Allowance(certificate: .sample(), host: "nas.example", store: page.store)
    #expect(browser.engine.allowances == [allowance])
    #expect(
      browser.services.connections.exceptions == [
        CertificateException(identity: tab.identity.id, host: "nas.example", fingerprint: "ab12")
      ])
    #expect(tab.certificateOffer == .none)
  }

  @Test("An exception that can't be kept to its identity is not made, and may be tried again")
  func refusedByTheEngine() async throws {
    let browser = TestBrowser()
    browser.engine.makesExceptions = false
    let window = browser.openWindow()
    let tab = browser.openTab(in: window)
    let page = try #require(browser.surface(of: tab))
    page.report(.loadFailed(failure()))
    let token = try #require(offeredToken(tab))
    tab.acceptCertificate(token)
    await browser.wait { browser.shell(of: window)?.notices.isEmpty == false }
    #expect(browser.services.connections.exceptions.isEmpty)
    #expect(page.calls.last == .show(address) && offeredToken(tab) == token)
  }

  @Test("Going on leads nowhere once the person has gone elsewhere")
  func goneElsewhere() async throws {
    let browser = TestBrowser()
    let tab = browser.openTab(in: browser.openWindow())
    let page = try #require(browser.surface(of: tab))
    page.report(.loadFailed(failure()))
    tab.acceptCertificate(try #require(offeredToken(tab)))
    let other = Address("https://other.example/")
    tab.load(other)
    await browser.wait { !browser.engine.allowances.isEmpty }
    await browser.wait { browser.services.connections.exceptions.count == 1 }
    #expect(page.calls.last == .load(other))
  }

  @Test("A page of the web has no use of the link, nor has a page that failed before")
  func onlyForTheFailureInFront() async throws {
    let browser = TestBrowser()
    let tab = browser.openTab(in: browser.openWindow())
    let page = try #require(browser.surface(of: tab))
    page.report(.loadFailed(failure()))
    let first = InternalLink.acceptCertificate(token: try #require(offeredToken(tab))).address
    page.report(.loadFailed(failure(at: Address("https://bank.example/"))))
    follow(first, in: page)
    let second = InternalLink.acceptCertificate(token: try #require(offeredToken(tab))).address
    page.finishLoading(Address("https://news.example/"))
    follow(second, in: page)
    page.report(.loadFailed(LoadFailure(address: address, reason: .timedOut, technical: "")))
    follow(second, in: page)
    page.report(.loadFailed(failure()))
    tab.acceptCertificate(try #require(offeredToken(tab)))
    await browser.wait { page.calls.last == .load(address) }
    #expect(browser.engine.allowances.map(\.host) == ["nas.example"])
  }

  @Test("Nothing is offered without a certificate, nor for one that was taken back")
  func offersNothing() throws {
    let browser = TestBrowser()
    let tab = browser.openTab(in: browser.openWindow())
    let page = try #require(browser.surface(of: tab))
    for failure in [failure([.other], nil), failure([.revoked, .expired])] {
      page.report(.loadFailed(failure))
      #expect(tab.certificateOffer == .none)
      #expect(page.shownPage?.html.contains("accept-certificate") == false)
    }
  }

  @Test("A site that asked for safe connections gets no exception, in the identity that it asked")
  func strictSites() throws {
    let browser = TestBrowser()
    let tab = browser.openTab(in: browser.openWindow())
    let page = try #require(browser.surface(of: tab))
    page.finishLoading(address, security: .excepted)
    page.report(.strictTransportReceived("max-age=60"))
    page.report(.loadFailed(failure()))
    #expect(offeredToken(tab) != nil)
    page.finishLoading(address, security: .secure)
    page.report(.strictTransportReceived("max-age=60"))
    page.report(.loadFailed(failure()))
    #expect(tab.certificateOffer == .refusedBySite)
    #expect(page.shownPage?.html.contains("accept-certificate") == false)
    #expect(page.shownPage?.html.contains("safe connections only") == true)

    let hidden = browser.services.openTab(
      in: browser.services.openWindow(browser.identities.privateBrowsing))
    let hiddenPage = try #require(browser.surface(of: hidden))
    hiddenPage.report(.loadFailed(failure()))
    #expect(offeredToken(hidden) != nil)
  }

  @Test("What the engine knows from an earlier run takes the offer back")
  func strictSinceAnEarlierRun() async throws {
    let browser = TestBrowser()
    browser.engine.strictHosts = ["nas.example"]
    let tab = browser.openTab(in: browser.openWindow())
    let page = try #require(browser.surface(of: tab))
    page.report(.loadFailed(failure()))
    await browser.wait { tab.certificateOffer == .refusedBySite }
    #expect(page.shownPage?.html.contains("accept-certificate") == false)
    #expect(page.shownPage?.html.contains("safe connections only") == true)
    page.report(.loadFailed(failure()))
    #expect(tab.certificateOffer == .refusedBySite)
  }

  @Test("Private exceptions end with the last private tab")
  func forgetsPrivateOnes() async throws {
    let browser = TestBrowser()
    _ = browser.openWindow()
    let tab = browser.services.openTab(in: browser.services.openWindow(browser.identities.privateBrowsing))
    let page = try #require(browser.surface(of: tab))
    page.report(.loadFailed(failure()))
    tab.acceptCertificate(try #require(offeredToken(tab)))
    await browser.wait { browser.services.connections.exceptions.count == 1 }
    browser.services.close(tab)
    #expect(browser.services.connections.exceptions.isEmpty)
  }

  @Test("Back leads to the start page where nothing lies behind")
  func leaves() throws {
    let browser = TestBrowser()
    let tab = browser.openTab(in: browser.openWindow())
    let page = try #require(browser.surface(of: tab))
    page.report(.loadFailed(failure()))
    follow(InternalLink.back.address, in: page)
    #expect(page.calls.last == .load(.start))
    page.report(.loadFailed(failure()))
    page.report(.historyChanged(SurfaceHistory(back: [SurfaceHistory.Entry(address: .start, title: "")])))
    follow(InternalLink.back.address, in: page)
    #expect(page.calls.last == .go(-1))
  }
}

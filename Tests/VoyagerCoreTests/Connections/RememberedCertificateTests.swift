import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite("Certificates that always pass")
struct RememberedCertificateTests {
  private let folder: TemporaryFolder
  private let address = Address("https://nas.example:8443/files")
  private let print = String(repeating: "ab", count: 32)

  init() throws {
    folder = try TemporaryFolder()
  }

  private var file: URL { VoyagerPaths(profile: folder.url).certificatesFile() }

  private func failure(_ fingerprint: String? = nil, at address: Address? = nil) -> LoadFailure {
    var certificate = Certificate.sample()
    certificate.fingerprint = fingerprint ?? print
    return LoadFailure(
      address: address ?? self.address, reason: .certificate([.selfSigned]), technical: "",
      certificate: certificate)
  }

  private func token(_ tab: TabModel) -> UUID? {
    guard case .offered(_, _, let token) = tab.certificateOffer else {
      return nil
    }
    return token
  }

  /// Opens a tab whose page fails.
  private func fail(
    _ failure: LoadFailure, in browser: TestBrowser, as identity: Identity? = nil
  ) throws -> (TabModel, FakeSurface) {
    let window = browser.services.openWindow(identity ?? browser.identities.standard)
    let tab = browser.openTab(in: window)
    let page = try #require(browser.surface(of: tab))
    page.report(.loadFailed(failure))
    return (tab, page)
  }

  /// A browser in which the person chose to go on always.
  private func remembering() async throws -> TestBrowser {
    let browser = TestBrowser(in: folder.url)
    let (tab, page) = try fail(failure(), in: browser)
    let link = InternalLink.alwaysAcceptCertificate(token: try #require(token(tab))).address
    #expect(page.shownPage?.html.contains("href=\"\(link.text)\"") == true)
    tab.acceptCertificate(try #require(token(tab)), .always)
    await browser.wait { page.calls.last == .load(address) }
    await browser.certificates.finishSaving()
    return browser
  }

  @Test("A later run goes on without a question, with this certificate, host, port and identity alone")
  func remembers() async throws {
    _ = try await remembering()
    let later = TestBrowser(in: folder.url)
    let (tab, page) = try fail(failure(), in: later)
    #expect(page.shownPage?.html.contains("accept-certificate") == false)
    await later.wait { page.calls.last == .load(address) }
    #expect(later.engine.allowances.map(\.host) == ["nas.example"])
    #expect(tab.certificateOffer == .none)

    let work = try later.identities.create(named: "Work", color: .red)
    let others = [
      try fail(failure(String(repeating: "cd", count: 32)), in: later),
      try fail(failure(at: Address("https://nas.example/")), in: later),
      try fail(failure(at: Address("https://other.example:8443/")), in: later),
      try fail(failure(), in: later, as: work),
      try fail(failure(), in: later, as: later.identities.privateBrowsing),
    ]
    #expect(others.allSatisfy { token($0.0) != nil })
    #expect(others.last?.1.shownPage?.html.contains("always-accept") == false)
    #expect(later.engine.allowances.count == 1)
  }

  @Test("One that passes and fails all the same is shown, and not tried again")
  func endsLoops() async throws {
    let browser = try await remembering()
    let (tab, page) = try fail(failure(), in: browser)
    #expect(token(tab) != nil && page.shownPage?.html.contains("accept-certificate") == true)
  }

  @Test(
    "It passes nowhere where the site asked for safe connections only, nor where the engine can't keep it")
  func refused() async throws {
    _ = try await remembering()
    let strict = TestBrowser(in: folder.url)
    strict.engine.strictHosts = ["nas.example"]
    let (tab, page) = try fail(failure(), in: strict)
    await strict.wait { tab.certificateOffer == .refusedBySite }
    #expect(page.shownPage?.html.contains("safe connections only") == true)
    #expect(strict.engine.allowances.isEmpty)

    let unable = TestBrowser(in: folder.url)
    unable.engine.makesExceptions = false
    let (other, otherPage) = try fail(failure(), in: unable)
    await unable.wait { otherPage.shownPage?.html.contains("accept-certificate") == true }
    #expect(token(other) != nil)
  }

  @Test("Another certificate of the place takes the first one's place")
  func replaces() async throws {
    let browser = try await remembering()
    let (tab, _) = try fail(failure(String(repeating: "cd", count: 32)), in: browser)
    tab.acceptCertificate(try #require(token(tab)), .always)
    await browser.wait {
      browser.certificates.certificates(of: .standard).map(\.fingerprint) == [
        String(repeating: "cd", count: 32)
      ]
    }
  }

  enum End: CaseIterable {
    case takenBack, allData, dataOfTheSite, identity
  }

  @Test(
    "It ends when it is taken back, with the site's data, and with the identity; at once",
    arguments: End.allCases)
  func ends(by end: End) async throws {
    let browser = TestBrowser(in: folder.url)
    let work = try browser.identities.create(named: "Work", color: .red)
    let (tab, page) = try fail(failure(), in: browser, as: work)
    tab.acceptCertificate(try #require(token(tab)), .always)
    await browser.wait { page.calls.last == .load(address) }
    let kept = try #require(browser.certificates.certificates(of: work).first)
    #expect(kept.origin == "https://nas.example:8443" && kept.name == "nas.example:8443")
    switch end {
    case .takenBack: browser.certificates.remove(kept)
    case .allData: try await browser.services.siteData.clear(SiteDataClearing([.cookies]), of: [work])
    case .dataOfTheSite:
      try await browser.services.siteData.remove(["other.example"], of: work)
      try await browser.services.siteData.remove(["nas.example"], [.cache], of: work)
      #expect(browser.certificates.certificates(of: work) == [kept])
      try await browser.services.siteData.remove(["nas.example"], of: work)
    case .identity:
      browser.services.close(tab)
      try await browser.services.deleteUnusedIdentity(work.id)
    }
    #expect(browser.certificates.certificates(of: work).isEmpty)
    #expect(browser.services.connections.exceptions.isEmpty)
    let isGone = end == .identity
    #expect(browser.engine.withdrawals.map(\.host) == (isGone ? [] : ["nas.example"]))
    await browser.certificates.finishSaving()
    #expect(try !String(contentsOf: file, encoding: .utf8).contains("nas.example"))
  }

  @Test(
    "A file that can't be, or is newer, is left alone, and nothing passes by it or is remembered",
    arguments: [
      #"{"version":2,"certificates":[]}"#, #"{"certificates":[{"identity":"x"}]}"#,
      #"{"certificates":[{"identity":"ID","site":"https://nas.example:443","fingerprint":"FP"}]}"#,
      #"{"certificates":[{"identity":"ID","site":"http://nas.example","fingerprint":"FP"}]}"#,
      #"{"certificates":[{"identity":"ID","site":"https://nas.example","fingerprint":"ab"}]}"#,
    ])
  func leavesAlone(text: String) async throws {
    let text = text.replacing("ID", with: Identity.standard.id.rawValue.uuidString)
      .replacing("FP", with: print)
    try PrivateFolder(file.deletingLastPathComponent()).make()
    try Data(text.utf8).write(to: file)
    let browser = TestBrowser(in: folder.url)
    #expect(browser.certificates.problem?.hasSuffix("leaves the file alone.") == true)
    let (tab, page) = try fail(failure(), in: browser)
    #expect(page.shownPage?.html.contains("always-accept") == false)
    tab.acceptCertificate(try #require(token(tab)), .always)
    await browser.wait { page.calls.last == .load(address) }
    await browser.certificates.finishSaving()
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}

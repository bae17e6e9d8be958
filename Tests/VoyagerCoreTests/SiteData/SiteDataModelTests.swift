import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite("Site data")
struct SiteDataModelTests {
  private let browser = TestBrowser()
  private var model: SiteDataModel { browser.services.siteData }
  private var main: Identity { browser.identities.standard }

  private func keep(_ sites: [String], for identity: Identity) {
    browser.engine.siteData.sites[browser.identities.store(for: identity)] = sites.map {
      SiteData(site: $0, kinds: [.cookies, .storage], size: 100)
    }
  }

  private func sites(of identity: Identity) async throws -> [String] {
    try await model.sites(of: identity).map(\.site)
  }

  @Test("Sites are listed by name, for each identity alone, and never for the private one")
  func lists() async throws {
    let work = try browser.identities.create(named: "Work", color: .red)
    let secret = browser.identities.privateBrowsing
    keep(["b.example", "a.example"], for: main)
    keep(["c.example"], for: work)
    keep(["d.example"], for: secret)
    #expect(try await sites(of: main) == ["a.example", "b.example"])
    #expect(try await sites(of: work) == ["c.example"])
    #expect(try await sites(of: secret) == [])
    #expect(model.keepers == [main, work])
    #expect(try await model.data(of: "a.example", for: main)?.size == 100)
    #expect(try await model.data(of: "a.example", for: work) == nil)
  }

  @Test("Removing a site leaves the other sites and the other identities theirs")
  func removes() async throws {
    let work = try browser.identities.create(named: "Work", color: .red)
    keep(["a.example", "b.example"], for: main)
    keep(["a.example"], for: work)
    try await model.remove(["a.example"], of: main)
    try await model.remove([], of: main)
    #expect(try await sites(of: main) == ["b.example"])
    #expect(try await sites(of: work) == ["a.example"])
    #expect(browser.engine.siteData.removals.count == 1)
  }

  @Test("Clearing tries every identity, and fails with the first failure")
  func clears() async throws {
    let work = try browser.identities.create(named: "Work", color: .red)
    browser.engine.siteData.error = SiteDataError(message: "no")
    await #expect(throws: SiteDataError(message: "no")) {
      try await model.clear(SiteDataClearing([.cookies]), of: [main, work])
    }
    #expect(browser.engine.siteData.removals.map(\.store.identity) == [main.id, work.id])
  }

  @Test(
    "A site is the registrable domain, or the host that has none",
    arguments: [
      ("https://www.news.co.uk/a", "news.co.uk"), ("http://localhost:8080/", "localhost"),
      ("http://192.168.0.1/", "192.168.0.1"), ("file:///a", nil), ("about:blank", nil),
      ("voyager:start", nil),
    ])
  func names(_ address: String, _ site: String?) {
    let suffixes = KnownSuffixes(["co.uk"])
    let model = SiteDataModel(
      engine: browser.engine, identities: browser.identities, certificates: browser.certificates,
      zooms: browser.zooms, suffixes: suffixes)
    #expect(model.site(of: Address(address)) == site)
  }

  @Test("After a tab's site is cleared, the person is offered to load the page again")
  func offersReload() async throws {
    let window = browser.openWindow(Address("https://news.example/today"))
    let tab = try #require(window.selectedTab)
    keep(["news.example", "b.example"], for: main)
    try await browser.services.clearSiteData(
      of: #require(browser.services.siteData.site(of: tab.status.address)), in: tab)
    #expect(try await sites(of: main) == ["b.example"])
    let notice = try #require(browser.shell(of: window)?.notices.last)
    #expect(notice.text == "The data of news.example is cleared. Reload the page to start afresh.")
    #expect(notice.action == Notice.Action(title: "Reload", command: .reload, tab: tab.id))
  }
}

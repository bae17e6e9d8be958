import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite("The panel of a site")
struct SitePanelTests {
  private let browser = TestBrowser()
  private let news = Address("https://news.example/today")

  private func panel() throws -> SitePanel {
    SitePanel(tab: try #require(browser.openWindow(news).selectedTab))
  }

  private func choice(of kind: PermissionKind, in panel: SitePanel) -> SitePermission.Choice? {
    panel.permissions.first { $0.kind == kind }?.choice
  }

  @Test("What is remembered stands first, a part of the page is named, and each can be changed")
  func permissions() throws {
    let panel = try panel()
    #expect(panel.permissions.allSatisfy { $0.choice == .usual })
    let part = try #require(PermissionPlace(page: news, asker: Address("https://calls.example/")))
    browser.permissions.remember(
      PermissionAnswer(.deny, .always), to: .camera, for: panel.identity, at: part)
    #expect(panel.permissions.first?.title == "Camera, for calls.example")
    #expect(panel.permissions.first?.choice == .never)
    let location = try #require(panel.permissions.first { $0.kind == .location })
    panel.choose(.allow, for: location)
    #expect(choice(of: .location, in: panel) == .allow)
    #expect(browser.permissions.state(of: .location, for: panel.identity, at: location.place) == .granted)
    panel.choose(.usual, for: location)
    #expect(choice(of: .location, in: panel) == .usual)
    panel.choose(.usual, for: try #require(panel.permissions.first))
    #expect(browser.permissions.permissions(of: panel.identity) == [])
  }

  @Test("The site's data is shown and cleared, for this identity alone")
  func data() async throws {
    let panel = try panel()
    let work = try browser.identities.create(named: "Work", color: .red)
    let data = SiteData(site: "news.example", kinds: [.cookies], size: 5)
    for identity in [panel.identity, work] {
      browser.engine.siteData.sites[browser.identities.store(for: identity)] = [data]
    }
    #expect(panel.data == .unknown)
    await panel.refresh()
    #expect(panel.data == .kept(data))
    try await panel.clearData(of: #require(panel.summary.dataSite))
    #expect(panel.data == .nothing)
    #expect(try await browser.services.siteData.sites(of: work) == [data])
  }

  @Test("A site is given to an identity and taken back; with one identity there is no choice")
  func owner() async throws {
    let panel = try panel()
    #expect(panel.possibleOwners == [])
    let work = try browser.identities.create(named: "Work", color: .red)
    #expect(panel.possibleOwners.map(\.name) == ["Main", "Work"])
    #expect(panel.owner == nil)
    await panel.setOwner(panel.identity)
    #expect(panel.owner == panel.identity.id)
    await panel.setOwner(panel.identity)
    #expect(panel.owner == panel.identity.id)
    await panel.setOwner(nil)
    #expect(panel.owner == nil)
    await panel.setOwner(nil)
    #expect(browser.services.identityRules.rules == [])
    #expect(work.name == "Work")
  }

  @Test("What an identity in memory keeps goes by itself; what can't be read says why")
  func others() async throws {
    let window = browser.services.openWindow(browser.identities.privateBrowsing)
    let hidden = SitePanel(tab: browser.openTab(news, in: window))
    await hidden.refresh()
    #expect(hidden.data == .passing)
    let panel = try panel()
    browser.engine.siteData.error = SiteDataError(message: "no disk")
    await panel.refresh()
    #expect(panel.data == .failed("no disk"))
  }

  @Test(
    "Sizes are said shortly",
    arguments: [
      (0, "0 bytes"), (999, "999 bytes"), (1000, "1 kB"), (1_240, "1.2 kB"), (9_960, "10 kB"),
      (999_600, "1 MB"), (812_001, "812 kB"), (12_000_000, "12 MB"), (2_500_000_000, "2.5 GB"),
    ])
  func sizes(_ size: Int64, _ words: String) {
    #expect(SiteData(site: "a", kinds: [.cookies], size: size).sizeInWords == words)
  }

  @Test("What a site keeps is one phrase")
  func summary() {
    let data = SiteData(site: "a", kinds: [.cookies, .cache, .storage], size: 1_200_000)
    #expect(data.summary == "Cookies, site storage and cached files, 1.2 MB")
    #expect(SiteData(site: "a", kinds: [.cookies]).summary == "Cookies")
  }
}

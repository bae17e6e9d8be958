import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

/// Loads that a rule moves, between a fake engine and a scripted shell.
@MainActor @Suite("Sites that always open in one identity")
struct PlacingTests {
  private let browser = TestBrowser()
  private let work: Identity
  private let mail = Address("https://mail.example/inbox")

  private var services: BrowserServices { browser.services }

  init() throws {
    work = try browser.identities.create(named: "Work", color: .red)
    try browser.identityRules.add(try #require(SitePattern("mail.example")), in: work)
  }

  private func confirm() {
    browser.identityRules.rules.forEach(browser.identityRules.confirm)
  }

  /// What each tab was told to load, as identity and address.
  private func loads(in window: BrowserWindowModel) -> [[String]] {
    window.tabs.map { tab in
      (browser.surface(of: tab)?.calls ?? []).compactMap { call in
        guard case .load(let address) = call else {
          return nil
        }
        return "\(tab.identity.name) \(address.text)"
      }
    }
  }

  private func decide(_ step: Navigation, in tab: TabModel) async throws -> NavigationDecision {
    let surface = try #require(browser.surface(of: tab))
    var decision: NavigationDecision?
    surface.delegate?.surface(surface, decide: step, Request(safeAnswer: .cancel) { decision = $0 })
    await browser.wait { decision != nil }
    return try #require(decision)
  }

  private func click(_ address: Address, target: Navigation.Target = .mainFrame) -> Navigation {
    Navigation(address: address, kind: .link, target: target, isByUser: true, button: 1)
  }

  private func type(_ address: Address, in window: BrowserWindowModel) {
    services.open(address, .currentTab, from: window.selectedTab, in: window)
  }

  @Test("A typed address opens beside the page in its own identity, asked the first time only")
  func typed() async throws {
    let window = browser.openWindow()
    let shell = try #require(browser.shell(of: window))
    shell.answerNext(with: IdentityAnswer.move)
    type(mail, in: window)
    await browser.wait { window.tabs.count == 2 }
    #expect(loads(in: window) == [["Main https://news.example/"], ["Work \(mail.text)"]])
    #expect(window.selectedTab === window.tabs[1])
    #expect(window.tabs[0].status.pending == nil)
    #expect(shell.askers.map(\.page.text) == ["https://news.example/"])

    window.select(window.tabs[0])
    type(mail, in: window)
    #expect(loads(in: window).map(\.count) == [1, 1, 1])
    #expect(shell.notices.last?.text == "mail.example opens in “Work”.")
    #expect(shell.notices.last?.action?.title == "Stay in “Main” Once")
    browser.verify()
  }

  @Test("The person may stay this once or load nothing, and is asked again the next time")
  func staysOrCancels() async throws {
    let window = browser.openWindow()
    let shell = try #require(browser.shell(of: window))
    shell.answerNext(with: IdentityAnswer.cancel)
    type(mail, in: window)
    #expect(window.selectedTab?.status.shownAddress == mail)
    await browser.wait { window.selectedTab?.status.pending == nil }
    #expect(loads(in: window) == [["Main https://news.example/"]])
    shell.answerNext(with: IdentityAnswer.stay)
    type(mail, in: window)
    await browser.wait { loads(in: window).joined().contains("Main \(mail.text)") }
    #expect(window.tabs.count == 1)
    #expect(browser.identityRules.rules.map(\.isConfirmed) == [false])
    #expect(shell.asked.count == 2)
    browser.verify()
  }

  @Test("A new tab whose question is put away waits for nothing any more")
  func cancelsInNewTab() async throws {
    let window = browser.openWindow()
    try #require(browser.shell(of: window)).answerNext(with: IdentityAnswer.cancel)
    services.open(mail, .newTab, from: nil, in: window, by: .person)
    let tab = try #require(window.selectedTab)
    #expect(ConnectionSign(of: tab.status, isEdited: false) == .onItsWay)
    await browser.wait { ConnectionSign(of: tab.status, isEdited: false) == .search }
    #expect(tab.status.shownAddress == mail)
    browser.verify()
  }

  @Test("A selected address is the person's wish, and opens where its site belongs")
  func opensSelection() throws {
    confirm()
    let window = browser.openWindow()
    let page = browser.openTab(mail, in: window)
    let entries = ContextMenu(tab: page, services: services)
      .entries(for: ContextTarget(selection: "mail.example"))
    guard case .command(let open) = try #require(entries.first) else {
      Issue.record("The first entry is no command of ours.")
      return
    }
    open.run()
    #expect(window.selectedTab?.identity.name == "Work")
  }

  @Test("What the person says on a page holds over a more exact rule that was there before")
  func changesExactRule() async throws {
    let browser = TestBrowser(suffixes: KnownSuffixes(["example"]))
    let first = try browser.identities.create(named: "First", color: .red)
    let second = try browser.identities.create(named: "Second", color: .green)
    try browser.identityRules.add(try #require(SitePattern("www.mail.example")), in: first)
    let tab = try #require(browser.openWindow(Address("https://www.mail.example/")).selectedTab)
    await browser.services.toggleOwner(second, ofSiteOf: tab)
    #expect(browser.services.owner(ofSiteOf: tab) == second.id)
    #expect(browser.identityRules.rule(for: Address("https://mail.example/"))?.identity == second.id)
  }

  @Test("A blank tab gives its place to the new one")
  func replacesBlank() throws {
    confirm()
    let window = browser.openWindow()
    let blank = services.openTab(in: window)
    browser.openTab(in: window)
    window.select(blank)
    type(mail, in: window)
    #expect(window.tabs.map(\.identity.name) == ["Main", "Work", "Main"])
    #expect(window.selectedTab === window.tabs[1])
    #expect(!services.canReopen(in: window))
  }

  @Test("Links opened elsewhere and from outside ask over their own blank tab, and load nothing before")
  func elsewhere() async throws {
    let window = browser.openWindow()
    let shell = try #require(browser.shell(of: window))
    let page = try #require(window.selectedTab)
    services.open(mail, .backgroundTab, from: page)
    #expect(loads(in: window) == [["Main https://news.example/"], []])
    #expect(window.tabs[1].questions.isWaiting && window.tabs[1].title == mail.text)
    // Neither Reload nor having it back may load it in the wrong identity.
    window.tabs[1].reload()
    #expect(loads(in: window)[1].isEmpty)
    services.close(window.tabs[1])
    #expect(!services.canReopen(in: window))

    shell.answerNext(with: IdentityAnswer.move)
    services.openLinks([mail])
    await browser.wait { window.tabs.last?.identity == work }
    #expect(loads(in: window) == [["Main https://news.example/"], ["Work \(mail.text)"]])
    services.openLinks([mail], .newWindow)
    services.openLinks([mail], .lastUsedWindow, identity: browser.identities.standard)
    let other = try #require(services.activeWindow)
    #expect(loads(in: other).last == ["Main \(mail.text)"])
    browser.verify()
  }

  @Test("A link from outside opens as the main identity, whoever the person is in the window in front")
  func fromOutside() throws {
    let window = services.openWindow(work)
    services.openTab(in: window)
    services.openLinks([Address("https://news.example/")])
    #expect(window.tabs.map(\.identity.name) == ["Work", "Main"])
    services.openLinks([Address("https://news.example/")], identity: work)
    #expect(window.tabs.map(\.identity.name) == ["Work", "Main", "Work"])
  }

  @Test("A clicked link is cancelled and opens in its identity, also one for a new page without a name")
  func clicked() async throws {
    confirm()
    let window = browser.openWindow()
    let page = try #require(window.selectedTab)
    #expect(try await decide(click(mail), in: page) == .cancel)
    #expect(try await decide(click(mail, target: .newPage), in: page) == .cancel)
    #expect(loads(in: window).map(\.count) == [1, 1, 1])
    #expect(window.tabs.map(\.identity.name) == ["Main", "Work", "Work"])
  }

  @Test("A clicked link that the person keeps here goes on")
  func clickedAndKept() async throws {
    let window = browser.openWindow()
    browser.shell(of: window)?.answerNext(with: IdentityAnswer.stay)
    #expect(try await decide(click(mail), in: try #require(window.selectedTab)) == .go)
    #expect(window.tabs.count == 1)
    browser.verify()
  }

  @Test("What the person did not click stays: redirects, scripts, forms, frames, pages held by name")
  func notClicked() async throws {
    confirm()
    let window = browser.openWindow()
    let page = try #require(window.selectedTab)
    var redirect = click(mail)
    redirect.isRedirect = true
    var byScript = click(mail)
    byScript.isByUser = false
    var named = click(mail, target: .newPage)
    named.targetName = "sign-in"
    let others = [Navigation.Kind.form, .other, .backForward, .reload].map {
      Navigation(address: mail, kind: $0, isByUser: true)
    }
    for step in [redirect, byScript, named, click(mail, target: .subframe)] + others {
      #expect(try await decide(step, in: page) == .go)
    }
    #expect(window.tabs.count == 1)
  }

  @Test("A page that another page opened stays in its identity while that one lives")
  func openedPages() async throws {
    confirm()
    let window = browser.openWindow()
    let opener = try #require(window.selectedTab)
    let surface = try #require(browser.surface(of: opener))
    let opened = FakeSurface(store: surface.store)
    _ = surface.delegate?.surface(
      surface, newPageFor: PageOpening(address: Address("https://login.example/"), isByUser: true)
    ) { opened }
    opened.report(.readyToShow(WindowFeatures()))
    opened.finishLoading(Address("https://login.example/"))
    let popup = try #require(window.tabs.first { $0.surface === opened })
    #expect(try await decide(click(mail), in: popup) == .go)
    services.close(opener)
    #expect(try await decide(click(mail), in: popup) == .cancel)
  }

  @Test("A site that is here already, by a redirect or because the person kept it, goes on here")
  func keepsTogether() async throws {
    confirm()
    let window = browser.openWindow()
    let page = try #require(window.selectedTab)
    browser.surface(of: page)?.finishLoading(mail)
    let next = Address("https://mail.example/next")
    #expect(try await decide(click(next), in: page) == .go)
    services.open(next, .newTab, from: page)
    #expect(window.tabs.map(\.identity.name) == ["Main", "Main"])
  }

  @Test("Private pages stay private")
  func privatePages() async throws {
    confirm()
    let window = services.openWindow(browser.identities.privateBrowsing)
    let page = browser.openTab(in: window)
    type(mail, in: window)
    #expect(try await decide(click(mail), in: page) == .go)
    services.open(mail, .newTab, from: page)
    services.openLinks([mail], .privateWindow)
    #expect(Set(services.allTabs.map(\.identity.kind)) == [.privateBrowsing])
  }

  @Test("What was moved can be taken back at once, to where it was begun")
  func takesBack() async throws {
    confirm()
    let window = browser.openWindow()
    let page = try #require(window.selectedTab)
    type(mail, in: window)
    let moved = try #require(window.selectedTab)
    browser.surface(of: moved)?.finishLoading(Address("https://mail.example/signed-in?secret"))
    window.commands.run(.keepIdentityOnce)
    await browser.wait { window.tabs.count == 1 }
    #expect(window.selectedTab === page)
    #expect(loads(in: window) == [["Main https://news.example/", "Main \(mail.text)"]])

    services.open(mail, .newTab, from: nil, in: window)
    window.commands.run(.keepIdentityOnce)
    await browser.wait { window.selectedTab?.identity.kind == .standard }
    #expect(loads(in: window).last == ["Main \(mail.text)"])
  }

  @Test("A site that moves a third time within seconds is asked about")
  func breaksLoops() async throws {
    confirm()
    let window = browser.openWindow()
    let page = try #require(window.selectedTab)
    for _ in 0..<2 {
      #expect(try await decide(click(mail), in: page) == .cancel)
      window.select(page)
    }
    browser.shell(of: window)?.answerNext(with: IdentityAnswer.stay)
    #expect(try await decide(click(mail), in: page) == .go)
    #expect(window.tabs.count == 3)
    browser.verify()
  }

  @Test("On a tab, a site is given to an identity, where the tab goes, and taken back")
  func givesSite() async throws {
    let window = browser.openWindow()
    let page = try #require(window.selectedTab)
    let id = Command.ID.alwaysOpen(in: work.id)
    func command(_ tab: TabModel) -> Command? {
      IdentityCommands(window: window, tab: tab).all.first { $0.id == id }
    }
    #expect(command(page)?.isChecked == false)
    command(page)?.run()
    await browser.wait { window.tabs.count == 2 }
    #expect(browser.identityRules.rule(for: page.status.address)?.identity == work.id)
    #expect(loads(in: window)[1] == ["Work https://news.example/"])
    #expect(command(page)?.isChecked == true)
    command(page)?.run()
    await browser.wait { command(page)?.isChecked == false }
    #expect(command(services.openTab(in: window))?.isEnabled == false)
  }

  @Test("Deleting an identity deletes its rules")
  func deletes() async throws {
    try await services.deleteIdentity(work.id)
    #expect(browser.identityRules.rules.isEmpty)
  }
}

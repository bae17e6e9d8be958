import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite("What was closed")
struct ClosingsTests {
  private let fixture: SessionFixture

  init() throws {
    fixture = try SessionFixture()
  }

  private func addresses(_ window: BrowserWindowModel) -> [String] {
    window.tabs.map(\.status.destination.text)
  }

  @Test("Tabs and windows come back in the reverse order, each where it was, also in the next run")
  func comesBack() async throws {
    let (first, session) = await fixture.begin()
    let window = first.openWindow(Address("https://a.example/"))
    let other = first.openWindow(Address("https://w.example/"))
    let second = first.openTab(Address("https://x.example/"), in: other)
    first.surface(of: second)?.state = Data([7])
    let tab = first.openTab(Address("https://b.example/"), in: window)
    first.openTab(Address("https://c.example/"), in: window)
    await first.services.requestClose(tab)
    await first.services.requestClose(other)
    #expect(first.services.windows.count == 1)
    await session.finish()

    let (next, nextSession) = await fixture.begin()
    let back = try #require(next.services.windows.first)
    #expect(addresses(back) == ["https://a.example/", "https://c.example/"])
    back.commands.run(.reopenTab)
    let reopened = try #require(next.services.windows.first { $0 !== back })
    #expect(addresses(reopened) == ["https://w.example/", "https://x.example/"])
    #expect(reopened.tabs.map(\.isAsleep) == [true, false])
    back.commands.run(.reopenTab)
    #expect(addresses(back) == ["https://a.example/", "https://b.example/", "https://c.example/"])
    #expect(back.commands[.reopenTab]?.isEnabled == false)
    await nextSession.end()

    let last = await fixture.begin().browser
    #expect(last.services.closings.all.isEmpty)
    #expect(last.services.windows.count == 2)
  }

  @Test("A pinned tab comes back pinned, where it was")
  func pinnedComesBack() async throws {
    let browser = await fixture.begin().browser
    let window = browser.openWindow(Address("https://a.example/"))
    let tabs = ["https://b.example/", "https://c.example/"].map { browser.openTab(Address($0), in: window) }
    (window.tabs.prefix(1) + tabs).forEach { window.setPinned(true, $0) }
    browser.openTab(Address("https://d.example/"), in: window)
    await browser.services.requestClose(tabs[0])
    window.commands.run(.reopenTab)
    #expect(
      addresses(window) == [
        "https://a.example/", "https://b.example/", "https://c.example/", "https://d.example/",
      ])
    #expect(window.tabs.map(\.isPinned) == [true, true, true, false])
  }

  @Test("A history that a run without windows clears takes closed tabs along")
  func goesWithoutWindows() async throws {
    let (first, session) = await fixture.begin()
    let window = first.openWindow(Address("https://a.example/"))
    for address in ["https://b.example/", "file:///tmp/c"] {
      await first.services.requestClose(first.openTab(Address(address), in: window))
    }
    await session.finish()
    let other = TestBrowser(in: fixture.folder.url)
    other.services.session = SessionModel(
      store: SessionStore(url: fixture.file), notices: other.services.notices)
    try await other.history.delete(.everything)
    let left = try await SessionStore(url: fixture.file).closings()
    #expect(left.flatMap(\.window.tabs).map(\.page.address.text) == ["file:///tmp/c"])
    #expect(!(try Data(contentsOf: fixture.file)).contains(Data("b.example".utf8)))
  }

  @Test(
    "The last window leaves nothing to be had back, as the next start brings it; nor does what is private")
  func leavesTheLast() async throws {
    let (first, session) = await fixture.begin()
    let window = first.openWindow(Address("https://a.example/"))
    first.services.openLinks([Address("https://secret.example/")], .privateWindow)
    let secret = try #require(first.services.activeWindow)
    first.openTab(Address("https://secret.example/2"), in: secret)
    await first.services.requestClose(secret.tabs[0])
    #expect(first.services.closings.all.count == 1)
    await session.finish()
    await first.services.requestClose(secret)
    await first.services.requestClose(window)
    await session.end()

    let next = await fixture.begin().browser
    #expect(next.services.closings.all.isEmpty)
    #expect(next.services.windows.map(addresses) == [["https://a.example/"]])
  }

  @Test("More than the limit is forgotten, the oldest first; an identity takes its tabs along")
  func isBounded() {
    var closings = Closings()
    let (ann, bob) = (IdentityID(), IdentityID())
    func window(_ owners: [IdentityID]) -> StoredWindow {
      StoredWindow(
        id: WindowID(), identity: ann,
        tabs: owners.map {
          StoredTab(id: TabID(), identity: $0, position: 0, page: StoredPage(Address("https://a.example/")))
        })
    }
    for _ in 0..<(Closings.limit + 5) { closings.append(window([ann]), place: 0) }
    #expect(closings.all.map(\.number) == Array(6...(Closings.limit + 5)))
    closings.append(window(Array(repeating: ann, count: Closings.tabLimit)), place: nil)
    #expect(closings.all.map(\.number) == [Closings.limit + 6])
    closings.append(window([bob, ann]), place: nil)
    closings.append(window([bob]), place: 0)
    closings.forget(bob)
    #expect(closings.all.map(\.window.tabs.count) == [1])
  }

  @Test("What is deleted from the history can't be had back")
  func followsHistory() async throws {
    let (browser, session) = await fixture.begin(recording: .on)
    let window = browser.openWindow(Address("https://a.example/"))
    for text in ["https://b.example/", "https://c.example/", "file:///c"] {
      let tab = browser.openTab(Address(text), in: window)
      browser.surface(of: tab)?.finishLoading(Address(text))
      await browser.services.requestClose(tab)
    }
    try await browser.services.history.delete(.site("b.example"), of: browser.identities.standard.id)
    #expect(
      browser.services.closings.all.flatMap(\.window.tabs).map(\.page.address.text)
        == ["https://c.example/", "file:///c"])
    await session.finish()
    #expect(!isOnDisk("b.example"))
  }

  @Test("A deleted identity leaves no byte of what it closed")
  func forgets() async throws {
    let (first, session) = await fixture.begin()
    let work = try first.identities.create(named: "Work", color: .green)
    let window = first.openWindow(Address("https://a.example/"))
    let tab = first.services.openTab(Address("https://marker.example/"), identity: work, in: window)
    first.surface(of: tab)?.finishLoading(Address("https://marker.example/"))
    await first.services.requestClose(tab)
    await session.finish()
    #expect(isOnDisk("marker.example"))
    try await first.services.deleteIdentity(work.id)
    await session.finish()
    #expect(!isOnDisk("marker.example"))
  }

  private func isOnDisk(_ text: String) -> Bool {
    ["", "-wal"].contains { suffix in
      (try? Data(contentsOf: URL(fileURLWithPath: fixture.file.path + suffix)))?.range(of: Data(text.utf8))
        != nil
    }
  }
}

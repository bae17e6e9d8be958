import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct TabSleepTests {
  private let browser = TestBrowser()
  private let window: BrowserWindowModel
  private let front: TabModel
  private let tab: TabModel
  private let page = Address("https://a.example/page")

  init() {
    window = browser.openWindow()
    front = browser.openTab(in: window)
    tab = browser.openTab(page, in: window, inFront: false)
    browser.surface(of: tab)?.state = Data("way".utf8)
  }

  private var surface: FakeSurface? { browser.surface(of: tab) }

  @Test("A tab that sleeps has no page, keeps what it was, and wakes where the person was")
  func sleepsAndWakes() async throws {
    let surface = try #require(surface)
    surface.report(.iconChanged(Data("icon".utf8)))
    surface.report(.scrolled(ScrollPosition(x: 0, y: 700)))
    tab.setZoom(1.2)
    tab.setMuted(true)
    surface.tabStorage = Data("signed in".utf8)
    #expect(await tab.sleep(.browser) == nil)
    #expect(tab.isAsleep)
    // First the engine writes down what it can, then the page ends with its process.
    #expect(surface.calls.suffix(3) == [.requestClose, .prepareToSleep, .closeWithProcess])
    #expect(surface.observer == nil && surface.delegate == nil)
    #expect(tab.title == page.text)
    #expect(tab.status.icon == Data("icon".utf8))
    #expect(tab.status.destination == page)
    #expect(!tab.status.isLoading)
    #expect(tab.state == Data("way".utf8))

    window.select(tab)
    let woken = try #require(self.surface)
    #expect(woken !== surface)
    #expect(woken.calls == [.restore(Data("way".utf8))])
    #expect(woken.announced == page)
    #expect(woken.zoom == 1.2 && woken.isMuted)
    #expect(woken.tabStorage == Data("signed in".utf8))
    woken.finishLoading(page)
    #expect(woken.calls.last == .scroll(ScrollPosition(x: 0, y: 700)))
    #expect(tab.scroll?.y == 700)
  }

  @Test("A tab that is chosen while it falls asleep is seen at once")
  func comesBackAtOnce() async throws {
    let surface = try #require(surface)
    // Only the end of its task ends this.
    surface.onPrepareToSleep = { try? await Task.sleep(for: .seconds(600)) }
    let falling = Task { await tab.sleep(.browser) }
    await browser.wait { surface.calls.last == .prepareToSleep }
    window.select(tab)
    window.select(front)
    #expect(await falling.value == .inFront)
    #expect(tab.surface === surface && !surface.isClosed)
    surface.onPrepareToSleep = {}
    #expect(await tab.sleep(.browser) == nil)
  }

  @Test("What the person comes back to, or what begins something at the last moment, stays awake")
  func changesItsMind() async throws {
    let surface = try #require(surface)
    surface.onPrepareToSleep = { [window, tab] in window.select(tab) }
    #expect(await tab.sleep(.browser) == .inFront)
    #expect(tab.surface === surface)
    window.select(front)
    surface.onPrepareToSleep = { surface.report(.audioChanged(isPlaying: true)) }
    #expect(await tab.sleep(.browser) == .sound)
    surface.onPrepareToSleep = { [browser, tab] in browser.services.close(tab) }
    surface.report(.audioChanged(isPlaying: false))
    #expect(await tab.sleep(.browser) == nil)
    #expect(!surface.calls.contains(.closeWithProcess))
    #expect(!tab.isAsleep)
  }

  @Test("A page that would ask to stay keeps its tab awake, and nobody is asked")
  func asksNobody() async throws {
    let surface = try #require(surface)
    var answer: PageDialog.Answer?
    surface.onRequestClose = { surface in
      let request = Request<PageDialog.Answer>(safeAnswer: .dismissed) { answer = $0 }
      surface.delegate?.surface(surface, asks: PageDialog(kind: .leave), request)
    }
    #expect(await tab.sleep(.browser) == .leaveQuestion)
    #expect(answer == .dismissed)
    #expect(tab.surface === surface && window.selectedTab === front)
    browser.verify()
    // The person who closes it is asked.
    browser.shell(of: window)?.answerNext(with: PageDialogReply(answer: .accepted))
    let closing = Task { await browser.services.requestClose(tab) }
    await browser.wait { answer == .accepted }
    surface.report(.closed)
    await closing.value
    #expect(surface.isClosed)
    browser.verify()
  }

  @Test("A page that gives no sign stays awake and is not asked again, and what it says late closes nothing")
  func ignoresLateAnswers() async throws {
    let surface = try #require(surface)
    surface.onRequestClose = { _ in }
    for _ in 1...2 { #expect(await tab.sleep(.browser) == .leaveQuestion) }
    #expect(surface.calls.count { $0 == .requestClose } == 1)
    surface.report(.closed)
    #expect(tab.surface === surface && window.tabs.contains { $0 === tab })
    // The page that closes itself later does close.
    surface.report(.closed)
    #expect(!window.tabs.contains { $0 === tab })
  }

  @Test("Downloads, captures, questions and loads of its page keep a tab awake")
  func followsItsPage() async throws {
    let surface = try #require(surface)
    surface.report(.captureChanged([.camera]))
    #expect(await tab.sleep(.person) == .capture)
    surface.report(.captureChanged([]))
    surface.activity = .edited
    #expect(await tab.sleep(.person) == .edited)
    surface.activity = []
    let download = FakeDownload(Address("https://a.example/file"))
    browser.services.engine(browser.engine, didStart: download, from: surface)
    #expect(await tab.sleep(.person) == .download)
    browser.services.downloads.downloadDidFinish(download)
    surface.report(.loadStarted(page))
    #expect(await tab.sleep(.person) == .loading)
    surface.report(.loadFinished)
    browser.settings.update { $0.neverSleeps = [SitePattern("a.example")].compactMap(\.self) }
    #expect(await tab.sleep(.browser) == .excepted)
    #expect(await tab.sleep(.person) == nil)
  }

  @Test("A thousand rounds of sleeping and waking leave nothing behind")
  func leaksNothing() async throws {
    weak var old: FakeSurface?
    for round in 0..<1000 {
      let surface = try #require(self.surface)
      #expect(old == nil)
      old = surface
      surface.state = Data("\(round)".utf8)
      surface.finishLoading(page)
      #expect(await tab.sleep(.browser) == nil)
      browser.engine.forgetSurfaces()
      tab.wake()
      #expect(self.surface?.calls == [.restore(Data("\(round)".utf8))])
    }
    #expect(browser.services.allTabs.count == 3)
    #expect(tab.status.destination == page)
  }

  @Test("The tab in front makes room for the one looked at before, and stays where it would lose something")
  func commands() async throws {
    let command = try #require(window.commands[.sleepTab])
    browser.surface(of: front)?.activity = .edited
    command.run()
    await browser.wait { browser.shell(of: window)?.notices.isEmpty == false }
    #expect(window.selectedTab === front)
    browser.surface(of: front)?.activity = []
    command.run()
    await browser.wait { front.isAsleep }
    #expect(window.selectedTab === window.tabs[0])
    try #require(window.commands[.sleepOtherTabs]).run()
    await browser.wait { tab.isAsleep }
    #expect(window.tabs.map(\.isAsleep) == [false, true, true])
    #expect(window.commands[.sleepOtherTabs]?.isEnabled == false)
  }

  @Test("A private tab sleeps in memory, and its store stays open")
  func sleepsPrivately() async throws {
    browser.services.openLinks([page, page], .privateWindow)
    let window = try #require(browser.services.activeWindow)
    for tab in window.tabs { browser.surface(of: tab)?.finishLoading(page) }
    let tab = try #require(window.tabs.first { !$0.isInFront })
    #expect(await tab.sleep(.browser) == nil)
    #expect(browser.engine.discardedStores.isEmpty)
    window.select(tab)
    #expect(browser.surface(of: tab)?.store.location == .memory)
  }
}

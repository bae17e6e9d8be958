import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct TabPermissionsTests {
  private let browser = TestBrowser()
  private let news = Address("https://news.example/")
  private let window: BrowserWindowModel
  private let tab: TabModel
  private let shell: ScriptedShell

  init() throws {
    window = browser.openWindow(news)
    tab = try #require(window.selectedTab)
    shell = try #require(browser.shell(of: window))
  }

  private func ask(
    _ kind: PermissionKind, from origin: Address? = nil, in tab: TabModel? = nil,
    _ deliver: @escaping @MainActor (PermissionDecision) -> Void
  ) {
    guard let surface = browser.surface(of: tab ?? self.tab) else {
      return
    }
    surface.delegate?.surface(
      surface, asks: PermissionQuestion(kind: kind, origin: origin ?? news),
      Request(safeAnswer: .deny, deliver: deliver))
  }

  private func decision(
    _ kind: PermissionKind, from origin: Address? = nil, in tab: TabModel? = nil
  ) async -> PermissionDecision? {
    var decision: PermissionDecision?
    ask(kind, from: origin, in: tab) { decision = $0 }
    await browser.wait { decision != nil && tab?.questions.isAsking != true }
    return decision
  }

  private func state(_ kind: PermissionKind, for origin: Address? = nil) -> PermissionState? {
    var state: PermissionState?
    browser.surface(of: tab).map { surface in
      surface.delegate?.surface(
        surface, stateOf: kind, for: origin ?? news, Request(safeAnswer: .ask) { state = $0 })
    }
    return state
  }

  private func answerNext(_ decision: PermissionDecision, _ duration: PermissionDuration) {
    shell.answerNext(with: PermissionAnswer(decision, duration))
  }

  nonisolated private static let kinds =
    PermissionKind.allWithoutScheme.filter { $0 != .other } + [.externalApp(scheme: "tel")]

  @Test("After an answer for good the page is answered at once, and so is its query", arguments: kinds)
  func always(kind: PermissionKind) async {
    for decision in [PermissionDecision.allow, .deny] {
      browser.permissions.forget(identity: tab.identity.id)
      answerNext(decision, .always)
      #expect(await self.decision(kind) == decision)
      #expect(state(kind) == (decision == .allow ? .granted : .denied))
      var second: PermissionDecision?
      ask(kind) { second = $0 }
      #expect(second == decision)
    }
    #expect(shell.asked.count == 2)
    browser.verify()
  }

  @Test("An answer for this once is not remembered", arguments: kinds)
  func once(kind: PermissionKind) async {
    answerNext(.allow, .once)
    #expect(await decision(kind) == .allow)
    answerNext(.deny, .once)
    #expect(await decision(kind) == .deny)
    #expect(state(kind) == .ask)
    #expect(browser.permissions.permissions(of: tab.identity) == [])
    browser.verify()
  }

  @Test("What the parent has no word for, and a page without an origin, can't be remembered")
  func offersNoMemory() async {
    answerNext(.allow, .always)
    #expect(await decision(.other) == .allow)
    answerNext(.allow, .always)
    #expect(await decision(.camera, from: Address("null")) == .allow)
    #expect(state(.camera, for: Address("null")) == .ask)
    #expect(browser.permissions.permissions(of: tab.identity) == [])
    let offers = shell.asked.map { question in
      if case .permission(let question) = question {
        question.durations
      } else {
        [] as Set<PermissionDuration>
      }
    }
    #expect(offers == [[.once], [.once]])
  }

  @Test("A frame of another site is asked for by itself, and only inside this page")
  func frames() async {
    let frame = Address("https://ad.example/frame")
    answerNext(.allow, .always)
    #expect(await decision(.camera, from: frame) == .allow)
    #expect(state(.camera, for: frame) == .granted)
    #expect(state(.camera) == .ask)
    let place = browser.permissions.permissions(of: tab.identity).first?.place
    #expect(place?.site == "https://news.example")
    #expect(place?.asker == "https://ad.example")
    browser.surface(of: tab)?.finishLoading(frame)
    #expect(state(.camera, for: frame) == .ask)
    browser.verify()
  }

  @Test("Where the engine does not say which part asks, the question names those that may")
  func possibleAskers() async {
    let names = ["https://ad.example/a", "https://ad.example/b", "https://news.example/x", "about:blank"]
    browser.surface(of: tab)?.parts = names.map { Address($0) }
    for origin in [news, Address("https://ad.example/")] {
      answerNext(.deny, .once)
      #expect(await decision(.location, from: origin) == .deny)
    }
    let doubts = shell.asked.map { question in
      if case .permission(let question) = question { question.doubt } else { "" }
    }
    #expect(doubts == ["It may also be a part of the page that asks, from ad.example.", nil])
    browser.verify()
  }

  @Test("An answer also answers the same question that waited meanwhile")
  func waiting() async {
    answerNext(.allow, .always)
    var answers: [PermissionDecision] = []
    ask(.location) { answers.append($0) }
    ask(.location) { answers.append($0) }
    await browser.wait { answers.count == 2 }
    #expect(answers == [.allow, .allow])
    #expect(shell.asked.count == 1)
    browser.verify()
  }

  @Test("A page that is left is answered no, and what is answered after that is not remembered")
  func leaves() async {
    let (never, _) = AsyncStream.makeStream(of: Void.self)
    shell.answerNext { _ in
      // Ends when the task is cancelled.
      for await _ in never {}
      return PermissionAnswer(.allow, .always)
    }
    var decision: PermissionDecision?
    ask(.camera) { decision = $0 }
    await browser.wait { shell.asked.count == 1 }
    browser.surface(of: tab)?.finishLoading(news)
    #expect(decision == .deny)
    for _ in 0..<100 {
      await Task.yield()
    }
    #expect(state(.camera) == .ask)
    browser.verify()
  }

  private func notify(_ title: String) async -> Bool {
    var outcome: SiteNotification.Outcome?
    browser.surface(of: tab).map { surface in
      surface.delegate?.surface(
        surface, shows: SiteNotification(title: title, body: ""),
        Request(safeAnswer: .closed) { outcome = $0 })
    }
    await browser.wait { outcome != nil }
    return shell.notifications.last?.title == title
  }

  @Test("A site notifies only while it may, whatever an engine believes")
  func notifies() async {
    #expect(await !notify("before"))
    answerNext(.allow, .once)
    #expect(await decision(.notifications) == .allow)
    #expect(await notify("once"))
    browser.surface(of: tab)?.finishLoading(news)
    #expect(await !notify("after"))
    answerNext(.allow, .always)
    #expect(await decision(.notifications) == .allow)
    browser.surface(of: tab)?.finishLoading(news)
    #expect(await notify("always"))
    browser.permissions.permissions(of: tab.identity).forEach(browser.permissions.remove)
    #expect(await !notify("taken back"))
    browser.verify()
  }

  @Test("Notifications are not offered for this once, where they can be remembered; the engine hears of both")
  func notificationsOffer() async {
    answerNext(.allow, .always)
    #expect(await decision(.notifications) == .allow)
    answerNext(.allow, .always)
    #expect(await decision(.camera) == .allow)
    let offers = shell.asked.map { question in
      if case .permission(let question) = question {
        question.durations
      } else {
        [] as Set<PermissionDuration>
      }
    }
    #expect(offers == [[.whileOpen, .always], [.once, .whileOpen, .always]])
    let store = browser.identities.store(for: tab.identity)
    #expect(browser.engine.notificationChanges == [store])
    let decisions = browser.services.engine(browser.engine, notificationDecisionsIn: store)
    #expect(decisions == ["https://news.example": .allow])
    let other = browser.identities.store(for: browser.identities.privateBrowsing)
    #expect(browser.services.engine(browser.engine, notificationDecisionsIn: other).isEmpty)
    browser.permissions.forget(identity: tab.identity.id)
    #expect(browser.engine.notificationChanges == [store, store])
    browser.verify()
  }

  @Test("While the site is open ends when no tab of the identity shows it any more")
  func whileOpen() async {
    answerNext(.allow, .whileOpen)
    #expect(await decision(.location) == .allow)
    let second = browser.openTab(Address("https://news.example/second"), in: window)
    browser.surface(of: tab)?.finishLoading(Address("https://other.example/"))
    let place = PermissionPlace(page: news, asker: news)
    func held() -> PermissionState {
      browser.permissions.state(of: .location, for: tab.identity, at: place)
    }
    #expect(held() == .granted)
    await browser.services.requestClose(second)
    #expect(held() == .ask)
    browser.verify()
  }
}

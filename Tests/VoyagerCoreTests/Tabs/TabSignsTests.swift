import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct TabSignsTests {
  private let browser = TestBrowser()
  private let news = Address("https://news.example/")
  private let tab: TabModel
  private let surface: FakeSurface
  private let shell: ScriptedShell

  init() throws {
    let window = browser.openWindow(news)
    tab = try #require(window.selectedTab)
    surface = try #require(browser.surface(of: tab))
    shell = try #require(browser.shell(of: window))
  }

  private func ask(_ kind: PermissionKind) async -> PermissionDecision? {
    var decision: PermissionDecision?
    surface.delegate?.surface(
      surface, asks: PermissionQuestion(kind: kind, origin: news),
      Request(safeAnswer: .deny) { decision = $0 })
    await browser.wait { decision != nil && !tab.questions.isAsking }
    return decision
  }

  private func state(_ kind: PermissionKind) -> PermissionState {
    browser.permissions.state(of: kind, for: tab.identity, at: PermissionPlace(page: news))
  }

  @Test("What a page uses shows as long as it does, the most pressing first")
  func shows() {
    surface.report(.captureChanged([.screen, .microphone, .camera]))
    #expect(
      tab.signs.map(\.words) == [
        "news.example uses your camera.", "news.example uses your microphone.",
        "news.example sees your screen.",
      ])
    surface.report(.captureChanged([]))
    #expect(tab.signs.isEmpty)
    surface.report(.captureChanged(.camera))
    surface.report(.processEnded(.crashed))
    #expect(tab.signs.isEmpty)
  }

  @Test("Stop ends the use at once and what holds while the site is open; the page has to ask again")
  func stops() async {
    shell.answerNext(with: PermissionAnswer(.allow, .whileOpen))
    #expect(await ask(.cameraAndMicrophone) == .allow)
    surface.report(.captureChanged([.camera, .microphone]))
    tab.signs.first?.choices.first?.run()
    #expect(surface.calls.last == .stopCapture(.camera))
    #expect(state(.camera) == .ask)
    #expect(state(.microphone) == .granted)
    browser.verify()
  }

  @Test("After Stop the document in front asks again, even on a site that may always")
  func stopsForGood() async {
    shell.answerNext(with: PermissionAnswer(.allow, .always))
    #expect(await ask(.camera) == .allow)
    surface.report(.captureChanged(.camera))
    tab.signs.first?.choices.first?.run()
    shell.answerNext(with: PermissionAnswer.denyOnce)
    #expect(await ask(.camera) == .deny)
    #expect(state(.camera) == .granted)
    surface.finishLoading(news)
    #expect(await ask(.camera) == .allow)
    browser.verify()
  }

  @Test("A page that was told where the person is shows it until it goes; Stop loads it again")
  func location() async {
    shell.answerNext(with: PermissionAnswer.denyOnce)
    #expect(await ask(.location) == .deny)
    #expect(tab.signs.isEmpty)
    shell.answerNext(with: PermissionAnswer(.allow, .whileOpen))
    #expect(await ask(.location) == .allow)
    #expect(tab.signs.map(\.words) == ["news.example knows where you are."])
    tab.signs.first?.choices.first?.run()
    #expect(surface.calls.last == .reload(.normal))
    #expect(state(.location) == .ask)
    surface.finishLoading(news)
    #expect(tab.signs.isEmpty)
    browser.verify()
  }
}

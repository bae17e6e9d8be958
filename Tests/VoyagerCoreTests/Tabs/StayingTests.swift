import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct StayingTests {
  private let browser = TestBrowser()

  @Test(
    "Who stays on a page that a failed load was to replace has that page, with its address, and is asked again"
  )
  func keepsThePage() async throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    let surface = try #require(browser.surface(of: tab))
    let before = tab.status
    let shell = try #require(browser.shell(of: window))
    let failure = LoadFailure(address: Address("https://gone.example/"), reason: .hostNotFound, technical: "")
    surface.report(.loadStarted(failure.address))
    surface.report(.loadFailed(failure))
    surface.report(.loadFinished)
    #expect(tab.status.address == failure.address)
    shell.answerNext(with: PageDialogReply(answer: .dismissed))
    var answer: PageDialog.Answer?
    surface.delegate?.surface(
      surface, asks: PageDialog(kind: .leave), Request(safeAnswer: .dismissed) { answer = $0 })
    await browser.wait { answer == .dismissed }
    #expect(tab.status.address == before.address)
    #expect(tab.status.security == before.security)
    #expect(tab.status.trouble == nil)
    await browser.services.requestClose(tab)
    #expect(surface.calls.contains(.requestClose))
  }
}

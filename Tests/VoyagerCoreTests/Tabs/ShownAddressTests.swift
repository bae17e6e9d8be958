import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct ShownAddressTests {
  private let browser = TestBrowser()
  private let news = Address("https://news.example/")
  private let bank = Address("https://bank.example/")
  private let window: BrowserWindowModel
  private let tab: TabModel
  private let surface: FakeSurface

  init() throws {
    window = browser.openWindow()
    tab = try #require(window.selectedTab)
    surface = try #require(browser.surface(of: tab))
  }

  private var shown: Address { window.addressField.address }

  @Test("A page that sends itself to a slow server keeps its own address")
  func keepsThePagesAddress() {
    surface.report(.loadStarted(bank))
    surface.report(.loadRedirected(Address("https://bank.example/slow")))
    #expect(shown == news)
    surface.report(.loadFinished)
    #expect(shown == news)
  }

  @Test("Where the person goes shows at once, and questions still name the page in front")
  func showsThePersonsAim() async {
    tab.load(bank)
    #expect(shown == bank)
    var answer: PageDialog.Answer?
    browser.shell(of: window)?.answerNext(with: PageDialogReply.dismissed)
    surface.delegate?.surface(
      surface, asks: PageDialog(kind: .alert), Request(safeAnswer: .dismissed) { answer = $0 })
    await browser.wait { answer != nil }
    #expect(browser.shell(of: window)?.askers.map(\.page) == [news])
    surface.finishLoading(bank)
    #expect(shown == bank)
    #expect(tab.status.pending == nil)
  }

  @Test("The end of the load before does not take the person's aim away")
  func outlivesTheLoadBefore() {
    surface.report(.loadStarted(Address("https://news.example/2")))
    tab.load(bank)
    surface.report(.loadFinished)
    #expect(shown == bank)
    surface.report(.loadStarted(bank))
    #expect(shown == bank)
  }

  @Test("A page that goes elsewhere meanwhile shows its own address again")
  func yieldsToThePage() {
    tab.load(bank)
    surface.report(.loadStarted(Address("https://trap.example/")))
    #expect(shown == news)
  }

  @Test("A load that ends without a document gives the field back to the page in front")
  func endsWithTheLoad() {
    tab.load(bank)
    surface.report(.loadStarted(bank))
    surface.report(.loadFinished)
    #expect(shown == news)
    tab.load(bank)
    tab.stop()
    #expect(shown == news)
  }

  @Test("Staying on a page gives its address back")
  func staysOnThePage() async {
    tab.load(bank)
    browser.shell(of: window)?.answerNext(with: PageDialogReply.dismissed)
    surface.delegate?.surface(
      surface, asks: PageDialog(kind: .leave), Request(safeAnswer: .dismissed) { _ in })
    await browser.wait { shown == news }
    browser.verify()
  }

  @Test("An address that another app opens does not stay over the page")
  func leavesNothingOfOtherApps() {
    let mail = Address("mailto:a@b.example")
    tab.load(mail)
    surface.delegate?.surface(
      surface, decide: Navigation(address: mail, isByUser: true), Request(safeAnswer: .cancel) { _ in })
    #expect(shown == news)
  }

  @Test("A page never shows under the address at which another page opened it")
  func hidesTheOpenersAim() throws {
    let page = browser.engine.makeFakeSurface(surface.store)
    _ = surface.delegate?.surface(surface, newPageFor: PageOpening(address: bank, isByUser: true)) { page }
    page.report(.readyToShow(WindowFeatures()))
    page.report(.loadStarted(bank))
    #expect(shown == .blank)
    #expect(window.selectedTab?.title == bank.text)
    page.report(.loadCommitted(bank, .secure))
    #expect(shown == bank)
  }

  @Test("A stopped load stays to be tried again where there is no page")
  func staysInAnEmptyTab() throws {
    let tab = browser.services.openTab(bank, in: window)
    browser.surface(of: tab)?.report(.loadStarted(bank))
    tab.stop()
    browser.surface(of: tab)?.report(.loadFinished)
    #expect(shown == bank)
    tab.reload()
    #expect(browser.surface(of: tab)?.calls.last == .load(bank))
  }

  @Test("What the parent once opened gives a later page no right to it")
  func forgetsWhatWasExpected() async {
    let file = Address("file:///home/letter.html")
    tab.load(file)
    surface.finishLoading(file)
    surface.finishLoading(Address("https://trap.example/"))
    let decision = await withCheckedContinuation { continuation in
      surface.delegate?.surface(
        surface, decide: Navigation(address: file),
        Request(safeAnswer: .cancel) { continuation.resume(returning: $0) })
    }
    #expect(decision == .cancel)
  }
}

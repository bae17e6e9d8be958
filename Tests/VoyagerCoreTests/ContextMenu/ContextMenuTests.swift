import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct ContextMenuTests {
  private let browser = TestBrowser()
  private let window: BrowserWindowModel
  private let surface: FakeSurface

  init() throws {
    window = browser.openWindow()
    surface = try #require(window.selectedTab.flatMap(browser.surface))
  }

  private func titles(_ target: ContextTarget) -> [String] {
    (surface.delegate?.surface(surface, contextMenuFor: target) ?? []).map { entry in
      switch entry {
      case .command(let command): command.title
      case .engine(let item): "\(item)"
      case .separator: "-"
      }
    }
  }

  private func run(_ title: String, _ target: ContextTarget) {
    for case .command(let command) in surface.delegate?.surface(surface, contextMenuFor: target) ?? []
    where command.title == title {
      command.run()
    }
  }

  @Test("A link offers where to open it, and each entry does what it says")
  func opensLinks() throws {
    let exact = Address("http://localhost:8000/it's?a=\"b c\"&$(x)")
    let target = ContextTarget(link: exact)
    run("Open Link in New Tab", target)
    #expect(window.tabs.last?.status.shownAddress == exact)
    run("Open Link in New Window", target)
    #expect(browser.services.activeWindow?.tabs.first?.status.shownAddress == exact)
    #expect(browser.services.activeWindow?.isPrivate == false)
    run("Open Link in Private Window", target)
    #expect(browser.services.activeWindow?.tabs.first?.status.shownAddress == exact)
    #expect(browser.services.activeWindow?.isPrivate == true)
    run("Copy Link Address", target)
    #expect(browser.shell(of: window)?.copied == [exact.text])
    run("Save Link", target)
    #expect(browser.engine.downloads == [exact])
  }

  @Test("A link within a selection or an image offers both, in parts")
  func offersEveryPart() {
    let titles = titles(
      ContextTarget(
        link: Address("https://a.example/"), media: .image(Address("https://a.example/i.png")),
        offered: [.copyImage, .inspect]))
    #expect(
      titles == [
        "Open Link in New Tab", "Open Link in New Window", "Open Link in Private Window", "Copy Link Address",
        "Save Link", "-", "Open Image in New Tab", "Copy Image Address", "Save Image", "-", "copyImage", "-",
        "inspect",
      ])
  }

  @Test("A page of the web offers no file and no page of the browser's to open")
  func offersNoFile() {
    #expect(titles(ContextTarget(link: Address("file:///etc/passwd"))) == ["Copy Address"])
    #expect(titles(ContextTarget(media: .image(Address("file:///a.png")))) == ["Copy Image Address"])
    #expect(titles(ContextTarget(media: .image(.start))) == ["Copy Image Address"])
  }

  @Test("Selected text is searched, or opened if it is an address")
  func searchesTheSelection() {
    #expect(titles(ContextTarget(selection: "red  kite")).first == "Search DuckDuckGo for “red kite”")
    #expect(titles(ContextTarget(selection: "news.example")).first == "Open “news.example” in New Tab")
  }

  @Test("A field offers editing and nothing of ours")
  func offersEditing() {
    let target = ContextTarget(selection: "x", isEditable: true, offered: [.cut, .paste])
    #expect(titles(target) == ["cut", "paste"])
  }

  @Test("A page offers its own commands")
  func offersThePage() {
    #expect(
      titles(ContextTarget(offered: [.inspect])) == [
        "Back", "Forward", "Reload", "Save Page As…", "Print…", "Copy Address", "-", "inspect",
      ])
  }
}

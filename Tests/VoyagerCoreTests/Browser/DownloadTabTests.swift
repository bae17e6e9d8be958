import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct DownloadTabTests {
  private let browser = TestBrowser()
  private let file = Address("https://news.example/file.zip")

  private func startDownload(in tab: TabModel) {
    browser.surface(of: tab)?.report(.loadStarted(file))
    browser.services.engine(
      browser.engine, didStart: FakeDownload(file), from: tab.surface)
  }

  @Test("A tab that was opened for a download alone closes, and its opener is in front again")
  func closes() async throws {
    let window = browser.openWindow()
    let opener = try #require(window.selectedTab)
    browser.openTab(in: window, inFront: false)
    let tab = browser.services.openTab(file, openedBy: opener, in: window)
    #expect(window.selectedTab === tab)
    startDownload(in: tab)
    await browser.wait { window.tabs.count == 2 }
    #expect(window.selectedTab === opener)
    #expect(window.commands[.reopenTab]?.isEnabled == false)
    #expect(browser.services.downloads.items.count == 1)
  }

  @Test("A tab that shows a page stays when it downloads")
  func stays() async throws {
    let window = browser.openWindow()
    let tab = browser.openTab(in: window)
    startDownload(in: tab)
    await settle()
    #expect(window.tabs.count == 2)
  }

  @Test("The only tab of a window becomes a start page instead of closing the window")
  func keepsTheWindow() async throws {
    let window = browser.services.openWindow()
    let tab = browser.services.openTab(file, in: window)
    startDownload(in: tab)
    await browser.wait { tab.status.shownAddress == .start }
    #expect(window.tabs.count == 1)
    #expect(browser.services.windows.count == 1)
  }

  private func settle() async {
    for _ in 0..<100 {
      await Task.yield()
    }
  }
}

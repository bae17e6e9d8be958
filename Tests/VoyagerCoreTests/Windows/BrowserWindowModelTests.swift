import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct BrowserWindowModelTests {
  private let browser = TestBrowser()

  @Test("What is typed in a tab waits there while another tab is in front")
  func keepsWhatIsTyped() throws {
    let window = browser.openWindow()
    let first = try #require(window.selectedTab)
    let second = browser.openTab(Address("https://b.example/"), in: window)
    window.select(first)
    window.addressField.beginEditing()
    window.addressField.edit("half a thou")
    window.select(second)
    #expect(window.addressField.text == "https://b.example/")
    window.select(first)
    #expect(window.addressField.text == "half a thou")
  }

  @Test("The address field goes where it says, in this tab, a new one or a new window")
  func commitsTheAddress() throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    for modifiers in [[], .alt, .shift] as [Modifiers] {
      window.addressField.beginEditing()
      window.addressField.edit("localhost:8000/a")
      window.commitAddress(modifiers)
    }
    #expect(tab.status.shownAddress == Address("http://localhost:8000/a"))
    #expect(
      window.tabs.map(\.status.shownAddress.text) == ["http://localhost:8000/a", "http://localhost:8000/a"])
    #expect(browser.services.activeWindow?.tabs.count == 1)
    #expect(browser.services.windows.count == 2)
  }

  @Test("A private window says so once in its title")
  func namesPrivateWindows() throws {
    browser.services.openLinks([.start], .privateWindow)
    let window = try #require(browser.services.activeWindow)
    let surface = try #require(window.selectedTab.flatMap(browser.surface))
    surface.finishLoading(.start, title: "Private")
    #expect(window.title == "Private")
    surface.finishLoading(Address("https://a.example/"), title: "Recipes")
    #expect(window.title == "Recipes — Private")
  }

  @Test("Tabs are walked around the ends")
  func walksAround() throws {
    let window = browser.openWindow()
    browser.openTab(in: window)
    browser.openTab(in: window)
    #expect(window.selectedTab === window.tabs[2])
    window.selectTab(movingBy: 1)
    #expect(window.selectedTab === window.tabs[0])
    window.selectTab(movingBy: -1)
    #expect(window.selectedTab === window.tabs[2])
    window.selectTab(at: 1)
    #expect(window.selectedTab === window.tabs[1])
    window.selectTab(at: 99)
    #expect(window.selectedTab === window.tabs[2])
  }

  @Test("Pinning moves a tab in front of all others, unpinning behind the pinned ones")
  func pins() throws {
    let window = browser.openWindow()
    let first = try #require(window.selectedTab)
    let second = browser.openTab(in: window)
    window.setPinned(true, second)
    #expect(window.tabs.map(\.id) == [second.id, first.id])
    window.move(first, to: 0)
    #expect(window.tabs.map(\.id) == [second.id, first.id])
    window.setPinned(false, second)
    #expect(window.tabs.map(\.id) == [second.id, first.id])
    #expect(window.tabs.allSatisfy { !$0.isPinned })
  }

  @Test("Closing the others keeps pinned tabs")
  func closesOthers() async throws {
    let window = browser.openWindow()
    let pinned = try #require(window.selectedTab)
    window.setPinned(true, pinned)
    browser.openTab(in: window)
    let kept = browser.openTab(in: window)
    window.commands.run(.closeOtherTabs)
    await browser.wait { window.tabs.count == 2 }
    #expect(window.tabs.map(\.id) == [pinned.id, kept.id])
  }

  @Test("Full screen of a page ends as it began, with or without the person's own")
  func agreesOnFullScreen() throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    let surface = try #require(browser.surface(of: tab))
    surface.report(.fullScreenChanged(isFullScreen: true))
    #expect(window.fullScreen == .fullScreen)
    window.toggleFullScreen()
    #expect(surface.calls.last == .leaveFullScreen)
    surface.report(.fullScreenChanged(isFullScreen: false))
    #expect(window.fullScreen == .windowed)
    window.toggleFullScreen()
    surface.report(.fullScreenChanged(isFullScreen: true))
    surface.report(.fullScreenChanged(isFullScreen: false))
    #expect(window.fullScreen == .fullScreen)
  }
}

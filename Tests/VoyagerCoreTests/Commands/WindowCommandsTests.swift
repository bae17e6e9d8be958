import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct WindowCommandsTests {
  private let browser = TestBrowser()

  @Test("No two commands share a name or a key")
  func hasNoClashes() {
    let commands = browser.openWindow().commands.all
    #expect(Set(commands.map(\.id)).count == commands.count)
    let shortcuts = commands.flatMap(\.shortcuts)
    #expect(Set(shortcuts).count == shortcuts.count)
    #expect(commands.allSatisfy { !$0.title.isEmpty })
  }

  @Test("Every entry of a menu is a command of the window")
  func fillsTheMenus() throws {
    let window = browser.openWindow()
    for section in MenuSection.main {
      #expect(section.commands.allSatisfy { window.commands[$0] != nil })
    }
    let tab = try #require(window.selectedTab)
    let commands = Set(TabCommands(window: window, tab: tab).all.map(\.id))
    #expect(commands.isSuperset(of: MenuSection.tab.flatMap(\.commands)))
  }

  @Test("A command for one tab means that tab, whichever is in front")
  func meansTheChosenTab() throws {
    let window = browser.openWindow()
    let behind = browser.openTab(in: window, inFront: false)
    TabCommands(window: window, tab: behind).all.first { $0.id == .pinTab }?.run()
    #expect(behind.isPinned)
    #expect(window.selectedTab?.isPinned == false)
  }

  @Test("A command that can't be run does nothing")
  func respectsEnabled() throws {
    let window = browser.openWindow()
    let surface = try #require(window.selectedTab.flatMap(browser.surface))
    #expect(window.commands[.back]?.isEnabled == false)
    window.commands.run(.back)
    #expect(!surface.calls.contains(.go(-1)))
    surface.report(
      .historyChanged(
        SurfaceHistory(back: [SurfaceHistory.Entry(address: Address("https://a.example/"), title: "A")])))
    window.commands.run(.back)
    #expect(surface.calls.contains(.go(-1)))
  }
}

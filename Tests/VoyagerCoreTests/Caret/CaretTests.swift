import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct CaretTests {
  private let browser = TestBrowser()

  @Test("The first time a person is asked; then the key turns the caret on and off")
  func asksOnce() async throws {
    let window = browser.openWindow()
    let shell = try #require(browser.shell(of: window))
    shell.answerNext(with: false)
    window.commands.run(.caretBrowsing)
    await browser.wait { shell.asked == [.caretBrowsing] }
    #expect(!browser.settings.settings.pages.showsCaret)
    shell.answerNext(with: true)
    window.commands.run(.caretBrowsing)
    await browser.wait { browser.settings.settings.pages.showsCaret }
    #expect(window.commands[.caretBrowsing]?.isChecked == true)
    #expect(shell.notices.last?.action?.command == .caretBrowsing)
    window.commands.run(.caretBrowsing)
    await browser.wait { !browser.settings.settings.pages.showsCaret }
    window.commands.run(.caretBrowsing)
    await browser.wait { browser.settings.settings.pages.showsCaret }
    await browser.wait { browser.engine.preferences.showsCaret }
    #expect(shell.asked.count == 2)
    browser.verify()
  }
}

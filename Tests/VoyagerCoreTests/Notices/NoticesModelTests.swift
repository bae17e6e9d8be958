import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct NoticesModelTests {
  @Test("Notices wait in order, each is handed over once, and the same one does not wait twice")
  func order() {
    let model = NoticesModel()
    model.add(Notice("One."))
    model.add(Notice("Two."))
    model.add(Notice("One."))
    #expect(model.take().map(\.text) == ["One.", "Two."])
    #expect(model.take().isEmpty)
    model.add(Notice("One."))
    #expect(model.waiting.map(\.text) == ["One."])
  }

  @Test("What is told while a window is open is shown there at once, and else in the next one")
  func showsAtOnce() async {
    let browser = TestBrowser()
    browser.services.notices.add(Notice("Before."))
    let window = browser.openWindow()
    for text in ["Then.", "Later."] {
      browser.services.notices.add(Notice(text))
      await browser.wait { browser.services.notices.waiting.isEmpty }
    }
    #expect(browser.shell(of: window)?.notices.map(\.text) == ["Before.", "Then.", "Later."])
  }

  @Test("The words for a file that could not be read")
  func words() {
    #expect(
      Notice.unreadable(.identities, .unreadable("permission denied")).text
        == "The saved identities could not be read (permission denied). "
        + "This run uses the defaults and leaves the file alone.")
  }
}

import Testing
import VoyagerTesting

@testable import VoyagerCore

@Suite @MainActor
struct SiteStyleTests {
  private let browser = TestBrowser()

  @Test("A style is of the site in front, follows what is typed, is turned off and goes when it is empty")
  func writes() async throws {
    let window = browser.openWindow(Address("https://News.example/a"))
    let tab = try #require(window.selectedTab)
    window.commands.run(.siteStyle)
    #expect(browser.shell(of: window)?.places == [.siteStyle])
    let editor = try #require(SiteStyleEditor(of: tab, patience: .zero))
    #expect(editor.site == "news.example" && editor.text.isEmpty && editor.isOn)
    editor.write("p { ")
    editor.write("p { color: red }")
    await browser.wait { browser.settings.settings.pages.styles.count == 1 }
    await browser.wait { browser.engine.preferences.styles.first?.text == "p { color: red }" }
    editor.turn(on: false)
    let again = try #require(SiteStyleEditor(of: tab))
    #expect(again.text == "p { color: red }" && !again.isOn)
    again.write(" \n")
    again.apply()
    #expect(browser.settings.settings.pages.styles.isEmpty)
  }

  @Test("Pages without a site have no style", arguments: ["voyager:start", "file:///a.html", "about:blank"])
  func none(address: String) throws {
    let window = browser.openWindow(Address(address))
    let tab = try #require(window.selectedTab)
    #expect(SiteStyleEditor(of: tab) == nil && window.commands[.siteStyle]?.isEnabled == false)
  }
}

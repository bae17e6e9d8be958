import Foundation
import Testing

extension AppTests {
  @Suite("Links opened with xdg-open")
  struct DefaultBrowserTests {
    @Test("The first link starts the browser, further ones open in order in the same window")
    func opensInOrder() async throws {
      let pages = try LinkPages()
      try await TestEnvironment.use { environment in
        let desktop = try await DefaultBrowser.install(in: environment)
        #expect(try await desktop.name() == DefaultBrowser.entryName)
        let file = try pages.writeFile("a folder/page 1.html", in: environment.folder)
        let first = "file://\(file.replacing(" ", with: "%20"))"
        _ = try desktop.open(first)
        let browser = try await environment.browser()
        let tree = try await AccessibleTree.of(process: browser)
        try await tree.waitForTabs([first])
        let window = try await tree.xWindow(of: tree.window().reference)
        try await window.minimize()

        for link in pages.five {
          _ = try await desktop.open(link).waitForExit(within: .seconds(60))
        }
        try await tree.waitForTabs([first] + pages.five)
        try await Poll.untilTrue("the window in front") { await XWindow.active() == window }
        #expect(environment.browsers.map(\.process) == [browser])
      }
    }

    @Test("Five links at the same moment, with no browser running, make one browser with five tabs")
    func startsOnce() async throws {
      let pages = try LinkPages()
      try await TestEnvironment.use { environment in
        let desktop = try await DefaultBrowser.install(in: environment)
        for link in pages.five {
          _ = try desktop.open(link)
        }
        var browser = try await environment.browser()
        var tree = try await AccessibleTree.of(process: browser)
        try await Poll.untilTrue("the five tabs", within: .seconds(60)) {
          // The one that stays need not be the first that was there.
          let remaining = try await environment.browser()
          if remaining != browser {
            browser = remaining
            tree = try await AccessibleTree.of(process: browser)
          }
          let titles = try await tree.tabTitles()
          return titles.map(Set.init) == [Set(pages.five)] && titles[0].count == pages.five.count
        }
        #expect(environment.browsers.count == 1)
      }
    }
  }
}

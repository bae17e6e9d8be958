import Foundation
import Testing

extension AppTests {
  @Suite("The address field's rows")
  struct SuggestionTests {
    private static func site() throws -> TestSite {
      let site = try TestSite()
      site.page("/", "")
      site.page("/tram", "<script>document.title = 'Tramway timetable'</script>")
      site.page("/boat", "<script>document.title = 'Boats on the lake'</script>")
      return site
    }

    @Test("An address is completed at every letter, and deleting takes the completion first")
    func completes() async throws {
      let site = try Self.site()
      let host = site.address("").replacing("http://", with: "")
      try await VoyagerProcess.run([site.address("/tram")]) { voyager in
        try await site.wait(for: "shown /tram")
        try await voyager.press("ctrl+t")
        for letter in "127." {
          try await voyager.type(String(letter))
          try await voyager.waitForAddress(host)
        }
        try await voyager.press("BackSpace")
        try await voyager.waitForAddress("127.")
        try await voyager.press("BackSpace")
        try await voyager.waitForAddress("127")
        try await voyager.type(".")
        try await voyager.waitForAddress(host)
        try await voyager.press("Return")
        try await site.wait(for: "shown /")
      }
    }

    @Test("Arrow keys go through the rows, a screen reader hears them, and an open tab is gone to")
    func goesToTab() async throws {
      let site = try Self.site()
      try await VoyagerProcess.run([site.address("/tram")]) { voyager in
        try await site.wait(for: "shown /tram")
        try await voyager.open("/boat", of: site)
        try await voyager.press("ctrl+l")
        try await voyager.type("tramway")
        let row = try await voyager.row("Tramway timetable", .switchToTab)
        try await Screenshot.save("suggestions")
        try await voyager.press("Down")
        try await voyager.waitForAddress(site.address("/tram"))
        let field = try await voyager.tree.find("the row in the field's description") {
          $0.name == "Address" && $0.description == row.name
        }
        #expect(field.isShowing)
        try await voyager.press("Up")
        try await voyager.waitForAddress("tramway")
        try await voyager.press("Down", "Return")
        _ = try await voyager.tree.find("the tab in front") {
          $0.role == .frame && $0.name == "Tramway timetable"
        }
        #expect(try await voyager.tabTitles().count == 2)
        try await voyager.waitForNoRows()
      }
    }

    @Test("Escape closes the rows, gives back what was typed, then the address, and leaves at last")
    func escapes() async throws {
      let site = try Self.site()
      try await VoyagerProcess.run([site.address("/tram")]) { voyager in
        try await site.wait(for: "shown /tram")
        try await voyager.open("/boat", of: site)
        try await voyager.press("ctrl+l")
        try await voyager.type("tramway")
        _ = try await voyager.row("Tramway timetable", .switchToTab)
        try await voyager.press("Down")
        try await voyager.waitForAddress(site.address("/tram"))
        try await voyager.press("Escape")
        try await voyager.waitForNoRows()
        #expect(try await voyager.addressText() == site.address("/tram"))
        try await voyager.press("Escape")
        try await voyager.waitForAddress("tramway")
        try await voyager.press("Escape")
        try await voyager.waitForAddress(site.address("/boat"))
        try await voyager.press("Escape")
        try await voyager.waitForAddress(site.address("/boat").replacing("http://", with: ""))
      }
    }

    @Test("Shift and Delete take a page out of the history, and typing goes on")
    func deletes() async throws {
      let site = try Self.site()
      try await VoyagerProcess.run([site.address("/tram")]) { voyager in
        try await site.wait(for: "shown /tram")
        try await voyager.go(to: site.address("/boat"))
        try await site.wait(for: "shown /boat")
        try await voyager.press("ctrl+l")
        try await voyager.type("tramw")
        let row = try await voyager.row("Tramway timetable", .visited)
        try await voyager.press("Down", "shift+Delete")
        try await voyager.tree.waitUntilGone(.listItem, named: row.name)
        try await voyager.press("Escape", "Escape", "Escape")
        try await voyager.press("ctrl+l")
        try await voyager.type("tramw")
        _ = try await voyager.tree.find(.listItem, named: "tramw, Search with DuckDuckGo")
        #expect(try await voyager.tree.window().first { $0.name == row.name && $0.isShowing } == nil)
      }
    }

    @Test("A click on a row opens it, and the middle button opens it in a new tab")
    func clicks() async throws {
      let site = try Self.site()
      try await VoyagerProcess.run([site.address("/tram")]) { voyager in
        try await site.wait(for: "shown /tram")
        try await voyager.go(to: site.address("/boat"))
        try await site.wait(for: "shown /boat")
        try await voyager.press("ctrl+l")
        try await voyager.type("tramw")
        try await voyager.click(voyager.row("Tramway timetable", .visited))
        try await site.wait(for: "shown /tram", times: 2)
        #expect(try await voyager.tabTitles().count == 1)
        try await voyager.press("ctrl+l")
        try await voyager.type("boats")
        try await voyager.click(voyager.row("Boats on the lake", .visited), .middle)
        try await site.wait(for: "shown /boat", times: 2)
        try await Poll.untilTrue("two tabs") { try await voyager.tabTitles().count == 2 }
      }
    }

    @Test("A private window knows nothing of the history")
    func isPrivate() async throws {
      let site = try Self.site()
      try await VoyagerProcess.run([site.address("/tram")]) { voyager in
        try await site.wait(for: "shown /tram")
        try await voyager.press("ctrl+shift+n")
        let window = try await voyager.tree.find("the private window") {
          $0.role == .frame && $0.isShowing && $0.name.contains("Private")
        }
        try await voyager.press("ctrl+l", in: window)
        try await voyager.type("tramway", in: window)
        _ = try await voyager.tree.find(.listItem, named: "tramway, Search with DuckDuckGo")
        let rows = try await voyager.tree.windows().compactMap { window in
          window.first { $0.role == .listBox && $0.name == "Suggestions" && $0.isShowing }
        }.flatMap(\.all)
        #expect(!rows.isEmpty)
        #expect(!rows.contains { $0.name.contains("Tramway") })
      }
    }
  }
}

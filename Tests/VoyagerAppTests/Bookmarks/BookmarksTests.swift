import Foundation
import Testing

extension AppTests {
  @Suite("Bookmarks")
  struct BookmarksTests {
    private static let add = "Bookmark This Page"
    private static let edit = "Edit This Bookmark"

    private static func more(_ title: String) -> String { "More for “\(title)”" }

    @Test("Pages are kept at the star, found, changed and brought back, and are there after a restart")
    func keepsAndFinds() async throws {
      let site = try TestSite()
      site.page("/tram", "<script>document.title = 'Tramway timetable'</script>")
      site.page("/boat", "<script>document.title = 'Boats on the lake'</script>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/tram")], in: environment) { voyager in
        try await site.wait(for: "shown /tram")
        _ = try await voyager.tree.find(.button, named: Self.add)
        // The first press keeps the page at once; what is typed takes the place of its title.
        try await voyager.press("ctrl+d")
        let done = try await voyager.tree.find(.button, named: "Done")
        #expect(try await voyager.tree.window().namelessControls.isEmpty)
        _ = try await voyager.tree.find(.button, named: Self.edit)
        try await Keyboard.type("My tram")
        try await Keyboard.press("Return")
        try await voyager.tree.waitUntilGone(.button, named: done.name)

        try await voyager.open("/boat", of: site)
        _ = try await voyager.tree.find(.button, named: Self.add)
        try await voyager.press("ctrl+d")
        _ = try await voyager.tree.find(.button, named: "Done")
        // Into the folder of the bar, by keyboard alone.
        try await Keyboard.press("Tab", "Return")
        _ = try await voyager.tree.find(.label, named: "Bookmarks Bar")
        try await Keyboard.press("Up", "Return")
        try await voyager.tree.waitUntilGone(.label, named: "Other Bookmarks")
        try await Keyboard.press("Escape")
        try await voyager.tree.waitUntilGone(.button, named: "Done")
        try await voyager.press("ctrl+shift+b")
        let onBar = try await voyager.tree.find(.button, named: "Boats on the lake")
        try await voyager.open("/tram", of: site)
        try await voyager.click(onBar)
        try await site.wait(for: "shown /boat", times: 2)

        try await voyager.press("ctrl+shift+o")
        let window = try await voyager.tree.window(titled: "Bookmarks")
        _ = try await voyager.tree.find(.button, named: Self.more("Boats on the lake"))
        #expect(window.namelessControls.isEmpty, "\(window.namelessControls.map { $0.dump() })")
        try await voyager.type("tram my", in: window)
        try await voyager.tree.waitUntilGone(.button, named: Self.more("Boats on the lake"))
        try await Keyboard.press("Tab", "Tab", "Return")
        try await site.wait(for: "shown /tram", times: 3)
        try await voyager.press("Delete", in: window)
        try await voyager.tree.waitUntilGone(.button, named: Self.more("My tram"))
        _ = try await voyager.notice("“My tram” was deleted.")
        try await voyager.press("ctrl+z", in: window)
        _ = try await voyager.tree.find(.button, named: Self.more("My tram"))
        try await voyager.tree.waitUntilGone(.button, named: "Undo")
        // Escape ends the search before it closes the window.
        try await Keyboard.press("Escape")
        _ = try await voyager.tree.find(.button, named: Self.more("Boats on the lake"))
        try await Keyboard.press("Escape")
        try await Poll.untilTrue("the window is gone") { try await voyager.tree.windows().count == 1 }
        _ = try await voyager.tree.find(.button, named: Self.edit)
      }
      try await VoyagerProcess.run([site.address("/tram")], in: environment) { voyager in
        _ = try await voyager.tree.find(.button, named: "Boats on the lake")
        _ = try await voyager.tree.find(.button, named: Self.edit)
        try await voyager.press("ctrl+d")
        try await voyager.tree.find(.button, named: "Remove Bookmark").press()
        _ = try await voyager.notice("“My tram” was deleted.")
        _ = try await voyager.tree.find(.button, named: Self.add)
        try await voyager.tree.find(.button, named: "Undo").press()
        _ = try await voyager.tree.find(.button, named: Self.edit)
      }
    }
  }
}

import Foundation
import Testing

extension AppTests {
  @Suite("The history")
  struct HistoryTests {
    private static let deleteBoats = "Delete “Boats on the lake”"
    private static let deleteTram = "Delete “Tramway timetable”"

    @Test("Pages are found by words, opened again and deleted for good, by keyboard alone")
    func findsAndDeletes() async throws {
      let site = try TestSite()
      site.page("/tram", "<script>document.title = 'Tramway timetable'</script>")
      site.page("/boat", "<script>document.title = 'Boats on the lake'</script>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/tram")], in: environment) { voyager in
        try await site.wait(for: "shown /tram")
        try await voyager.open("/boat", of: site)
        try await site.wait(for: "shown /boat")
        try await voyager.press("ctrl+h", in: voyager.window())
        let window = try await voyager.tree.window(titled: "History")
        _ = try await voyager.tree.find(.button, named: Self.deleteBoats)
        try await voyager.type("timetable", in: window)
        try await voyager.tree.waitUntilGone(.button, named: Self.deleteBoats)
        #expect(window.namelessControls.isEmpty, "\(window.namelessControls.map { $0.dump() })")
        try await Keyboard.press("Tab", "Tab", "Return")
        try await site.wait(for: "shown /tram", times: 2)
      }
      try await VoyagerProcess.run(in: environment) { voyager in
        try await voyager.press("ctrl+h", in: voyager.window())
        let window = try await voyager.tree.window(titled: "History")
        try await voyager.type("boats", in: window)
        try await voyager.tree.waitUntilGone(.button, named: Self.deleteTram)
        _ = try await voyager.tree.find(.button, named: Self.deleteBoats)
        // Escape empties the field where the keyboard is.
        try await Keyboard.press("Escape")
        _ = try await voyager.tree.find(.button, named: Self.deleteTram)
        try await voyager.type("boats", in: window)
        try await voyager.tree.waitUntilGone(.button, named: Self.deleteTram)
        try await Keyboard.press("Tab", "Tab", "Delete")
        _ = try await voyager.tree.find("the end of the search") {
          $0.name == "No page with these words was found." && $0.isShowing
        }
        // Escape ends the search before it closes the window.
        try await Keyboard.press("Escape")
        _ = try await voyager.tree.find(.button, named: Self.deleteTram)
        try await Keyboard.press("Escape")
        try await Poll.untilTrue("the window is gone") { try await voyager.tree.windows().count == 1 }
      }
      // The list of open tabs is not the history's.
      let data = environment.profile.appending(path: "data")
      let files = StoredText(text: "Boats on the lake").files(below: data)
      #expect(!files.contains { $0.hasPrefix("history") })
    }
  }
}

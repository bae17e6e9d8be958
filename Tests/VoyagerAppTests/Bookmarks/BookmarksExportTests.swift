import Testing

extension AppTests {
  @Suite("Exporting bookmarks")
  struct BookmarksExportTests {
    @Test("An export that was begun and left does not hinder quitting")
    func leavesTheExport() async throws {
      let site = try TestSite()
      site.page("/one", "")
      try await VoyagerProcess.run([site.address("/one")]) { voyager in
        try await site.wait(for: "shown /one")
        try await voyager.press("F10")
        for name in ["Bookmarks", "Export Bookmarks…"] {
          try await voyager.tree.find("\"\(name)\" in the menu") {
            $0.name == name && $0.isShowing && $0.role != .button
          }.press()
        }
        let chooser = try await voyager.window(titled: "Export Bookmarks")
        try await voyager.press("Escape", in: chooser)
        try await Poll.untilTrue("the chooser's end") { try await voyager.tree.windows().count == 1 }
        try await voyager.press("ctrl+q")
        #expect(try await voyager.program.waitForExit() == .exited(0))
      }
    }
  }
}

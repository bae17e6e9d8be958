import Testing

extension AppTests {
  @Suite("The window of settings")
  struct SettingsWindowTests {
    @Test("Every row has a name, and Escape closes the window")
    func namesEverything() async throws {
      let site = try TestSite()
      site.page("/one", "")
      try await VoyagerProcess.run([site.address("/one")]) { voyager in
        try await site.wait(for: "shown /one")
        try await voyager.press("ctrl+comma", in: voyager.window())
        let window = try await voyager.tree.window(titled: "Settings")
        let names = [
          "Page Zoom", "Size of the Interface", "Hide the Tab Bar", "Show New Tabs at Once", "Search Engine",
          "Download Folder",
        ]
        for name in names {
          _ = try await voyager.tree.find("the row \(name)") { $0.name == name && $0.isShowing }
        }
        #expect(window.namelessControls.isEmpty, "\(window.namelessControls.map { $0.dump() })")
        try await Keyboard.press("Escape")
        try await Poll.untilTrue("the window is gone") { try await voyager.tree.windows().count == 1 }
      }
    }
  }
}

import Testing

extension AppTests {
  @Suite("The window of settings")
  struct SettingsWindowTests {
    @Test("Every row of every page has a name, and Escape closes the window")
    func namesEverything() async throws {
      let site = try TestSite()
      site.page("/one", "")
      try await VoyagerProcess.run([site.address("/one")]) { voyager in
        try await site.wait(for: "shown /one")
        try await voyager.press("ctrl+comma", in: voyager.window())
        for (page, names) in Self.pages {
          try await voyager.click(voyager.tree.find(.tab, named: page))
          let window = try await Poll.until("the rows \(names)") {
            let window = try await voyager.tree.window(titled: "Settings")
            let shown = Set(window.all.filter(\.isShowing).map(\.name))
            return shown.isSuperset(of: names) ? window : nil
          }
          #expect(window.namelessControls.isEmpty, "\(page): \(window.namelessControls.map { $0.dump() })")
          try await Screenshot.save("settings-\(page)")
        }
        try await Keyboard.press("Escape")
        try await Poll.untilTrue("the window is gone") { try await voyager.tree.windows().count == 1 }
      }
    }

    @Test("What a screen reader's user turns on in a row reaches the page that is open, at once")
    func reachesPages() async throws {
      let site = try TestSite()
      site.page(
        "/one",
        """
        <p style="font-size: 4px">Small</p>
        <script>
        let told
        setInterval(() => {
          const words = [getComputedStyle(document.querySelector('p')).fontSize,
            matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'].join()
          if (words != told) tell(told = words)
        }, 50)
        </script>
        """)
      try await VoyagerProcess.run([site.address("/one")]) { voyager in
        try await site.wait(for: "4px,light")
        try await voyager.press("ctrl+comma", in: voyager.window())
        try await voyager.choose("Always dark", for: "Light or Dark", from: "As the desktop")
        try await site.wait(for: "4px,dark")
        try await voyager.tree.find(.tab, named: "Pages").press()
        try await voyager.choose("12 px", for: "Smallest Text", from: "Any")
        // The smallest text is measured on the screen, after the zoom of 150 %.
        try await site.wait(for: "8px,dark")
      }
    }

    private static let pages = [
      (
        "General",
        [
          "Page Zoom", "Size of the Interface", "Light or Dark", "Sizes of Sites", "Start Page",
          "Hide the Tab Bar",
          "Show New Tabs at Once", "Search Engine", "Download Folder", "Import from Another Browser",
          "Export Bookmarks",
        ]
      ),
      (
        "Pages",
        [
          "Smallest Text", "Size of Text", "Serif Font", "Languages, such as de, en-GB", "Check Spelling",
          "Languages for Spelling; empty: those above",
        ]
      ),
      ("Privacy", ["Secure Connections First", "Prevent Tracking", "Cookies of Other Sites"]),
      ("Family", ["Identities", "Address of the Family's Places", "Address of Pippa"]),
    ]
  }
}

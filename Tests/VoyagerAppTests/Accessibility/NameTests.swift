import Testing

extension AppTests {
  @Suite("Names for screen readers")
  struct NameTests {
    @Test("Everything a person can operate has a name, whatever is open")
    func namesEverything() async throws {
      let site = try TestSite()
      site.page("/one", "")
      site.page("/two", "<button class=all onclick=\"alert('Hello')\">Ask</button>")
      try await VoyagerProcess.run([site.address("/one"), site.address("/two")]) { voyager in
        try await voyager.tree.waitForTabs(["/one", "/two"])
        try await site.wait(for: "shown /two")
        for name in ["Back", "Forward", "Reload", "New Tab", "Main Menu", "Close Tab"] {
          _ = try await voyager.tree.find(.button, named: name)
        }
        _ = try await voyager.tree.find(.text, named: "Address")
        try await voyager.expectNames("a window with two tabs")

        try await voyager.press("F10", in: voyager.window())
        _ = try await voyager.tree.find(.menuItem, named: "New Private Window")
        try await voyager.expectNames("the main menu")
        try await Keyboard.press("Escape")
        try await voyager.tree.waitUntilGone(.menuItem, named: "New Private Window")

        try await voyager.click(voyager.tab("/one"), .secondary)
        _ = try await voyager.tree.find(.menuItem, named: "Duplicate Tab")
        try await voyager.expectNames("the menu of a tab")
        try await Keyboard.press("Escape")
        try await voyager.tree.waitUntilGone(.menuItem, named: "Duplicate Tab")

        try await voyager.press("ctrl+f", in: voyager.window())
        _ = try await voyager.tree.find(.button, named: "Close Find Bar")
        try await voyager.expectNames("the find bar")
        try await Keyboard.press("Escape")

        try await voyager.select("/two")
        try await voyager.clickPage()
        _ = try await voyager.button("Close", in: "/two")
        _ = try await voyager.tree.find("the text of the question") { $0.name == "Hello" && $0.isShowing }
        try await voyager.expectNames("a question")
        try await Keyboard.press("Escape")

        try await voyager.place("/two", at: ScreenRectangle(x: 40, y: 40, width: 400, height: 700))
        let tabs = try await voyager.tree.find(.button, named: "2 Tabs")
        try await voyager.expectNames("a narrow window")
        try await voyager.click(tabs)
        _ = try await voyager.tree.find("the tab /one") { $0.name == "/one" && $0.isShowing }
        try await voyager.expectNames("the list of tabs")
      }
    }
  }
}

extension VoyagerProcess {
  fileprivate func expectNames(_ place: String) async throws {
    let nameless = try await tree.windows().flatMap(\.namelessControls)
    #expect(nameless.isEmpty, "\(place): \(nameless.map { $0.dump() })")
  }
}

import Testing

extension AppTests {
  @Suite("Tabs")
  struct TabTests {
    @Test("A pinned tab closes by key, middle click and menu, comes back, and outlives its neighbours")
    func closesPinnedTabs() async throws {
      let site = try TestSite()
      for name in ["/a", "/b", "/c"] { site.page(name, "") }
      try await VoyagerProcess.run(["/a", "/b", "/c"].map(site.address)) { voyager in
        try await voyager.tree.waitForTabs(["/a", "/b", "/c"])
        try await voyager.choose("Pin Tab", of: "/c")
        try await voyager.tree.waitForTabs(["/c", "/a", "/b"], inFront: "/c")
        try await voyager.press("ctrl+w", in: voyager.window())
        try await voyager.tree.waitForTabs(["/a", "/b"], inFront: "/a")
        try await voyager.press("ctrl+shift+t", in: voyager.window())
        try await voyager.tree.waitForTabs(["/c", "/a", "/b"], inFront: "/c")
        try await voyager.click(voyager.tab("/c"), .middle)
        try await voyager.tree.waitForTabs(["/a", "/b"], inFront: "/a")
        try await voyager.press("ctrl+shift+t", in: voyager.window())
        try await voyager.tree.waitForTabs(["/c", "/a", "/b"], inFront: "/c")
        try await voyager.choose("Close Other Tabs", of: "/b")
        try await voyager.tree.waitForTabs(["/c", "/b"], inFront: "/c")
        try await voyager.choose("Close Tab", of: "/c")
        try await voyager.tree.waitForTabs(["/b"])
      }
    }

    @Test("Fifty tabs opened one after the other, each closed again, all show their page")
    func showsEveryNewTab() async throws {
      let site = try TestSite()
      site.page("/first", "")
      for number in 1...50 { site.page("/\(number)", "") }
      try await VoyagerProcess.run([site.address("/first")]) { voyager in
        try await site.wait(for: "shown /first")
        let window = try await voyager.xWindow(of: voyager.window())
        try await window.activate()
        for number in 1...50 {
          try await Keyboard.press("ctrl+t")
          try await Keyboard.type(site.address("/\(number)"))
          try await Keyboard.press("Return")
          try await site.wait(for: "shown /\(number)")
          try await Keyboard.press("ctrl+w")
          try await voyager.tree.waitForTabs(["/first"])
        }
      }
    }

    @Test("A click on a tab and the keys for tabs lead into its page")
    func leadsIntoPage() async throws {
      let site = try TestSite()
      site.page("/a", TypingPage.html)
      site.page("/b", "")
      try await VoyagerProcess.run(["/a", "/b"].map(site.address)) { voyager in
        try await voyager.tree.waitForTabs(["/a", "/b"])
        try await voyager.select("/a")
        try await voyager.clickPage()
        try await voyager.press("ctrl+t", in: voyager.window())
        try await voyager.tree.waitForTabs(["/a", "/b", "Voyager"], inFront: "Voyager")
        var keyboard = site.keyboardReports
        try await voyager.select("/a")
        try await site.waitForKeyboard(after: keyboard)
        try await voyager.type("x", in: voyager.window())
        try await voyager.tree.waitForTabs(["x", "/b", "Voyager"], inFront: "x")
        try await voyager.press("ctrl+shift+Tab", in: voyager.window())
        try await voyager.tree.waitForTabs(["x", "/b", "Voyager"], inFront: "Voyager")
        keyboard = site.keyboardReports
        try await voyager.press("alt+1", in: voyager.window())
        try await site.waitForKeyboard(after: keyboard)
        try await voyager.type("y", in: voyager.window())
        try await voyager.tree.waitForTabs(["xy", "/b", "Voyager"], inFront: "xy")
      }
    }
  }
}

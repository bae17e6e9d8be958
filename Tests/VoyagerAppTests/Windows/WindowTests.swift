import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Windows")
  struct WindowTests {
    @Test("A tab dragged to another window and out to a new one keeps its page; an only tab stays")
    func dragsTabs() async throws {
      let site = try TestSite()
      site.page("/left", "")
      site.page("/typed", TypingPage.html)
      site.page("/right", "")
      try await VoyagerProcess.run([site.address("/left"), site.address("/typed")]) { voyager in
        try await voyager.place("/typed", at: Self.left)
        try await voyager.clickPage()
        try await voyager.type("kept", in: voyager.window())
        try await voyager.tree.waitForTabs(["/left", "kept"])
        try await voyager.openWindow("/right", of: site)
        try await voyager.place("/right", at: Self.right)

        let target = try await voyager.screenFrame(of: voyager.tab("/right"))
        var focus = site.keyboardReports
        try await voyager.drag(
          voyager.tab("kept"), to: ScreenPoint(x: target.x + target.width - 8, y: target.center.y))
        let joined = try await voyager.tree.waitForTabs(["/right", "kept"])
        try await voyager.tree.waitForTabs(["/left"])
        try await site.waitForKeyboard(after: focus)
        try await voyager.type("!", in: joined)
        try await voyager.tree.waitForTabs(["/right", "kept!"])

        try await voyager.drag(voyager.tab("kept!"), to: Self.desktop)
        try await voyager.tree.waitForTabs(["kept!"])
        try await voyager.tree.waitForTabs(["/right"])
        try await voyager.place("kept!", at: Self.left)

        focus = site.keyboardReports
        try await voyager.drag(voyager.tab("kept!"), to: Self.desktop)
        try await site.waitForKeyboard(after: focus)
        try await voyager.type("?", in: voyager.window(titled: "kept!"))
        try await voyager.tree.waitForTabs(["kept!?"])
        #expect(try await voyager.tree.tabTitles().count == 3)
        #expect(site.server.requests(for: "/typed").count == 1)
      }
    }

    @Test("Quitting asks each page that wants to stay, and closes nothing before the last answer")
    func asksBeforeQuitting() async throws {
      let site = try TestSite()
      site.page("/first", TypingPage.staying)
      site.page("/plain", "")
      site.page("/second", TypingPage.staying)
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/first")], in: environment) { voyager in
        try await site.wait(for: "shown /first")
        try await voyager.clickPage()
        try await voyager.type("one", in: voyager.window())
        try await voyager.open("/plain", of: site)
        try await voyager.openWindow("/second", of: site)
        try await voyager.tree.waitForTabs(["/second"])
        try await voyager.place("/second", at: Self.right)
        try await voyager.clickPage(in: "/second")
        try await voyager.type("two", in: voyager.window(titled: "/second"))
        let all = [["one", "/plain"], ["two"]]
        try await voyager.tree.waitForTabs(all[1])

        try await voyager.press("ctrl+q", in: voyager.window(titled: "two"))
        try await voyager.answer(with: "Leave", in: "two")
        _ = try await voyager.button("Leave", in: "one")
        try await voyager.tree.expectTabs(all)
        try await voyager.answer(with: "Stay", in: "one")
        try await voyager.tree.expectTabs(all)

        // The page that agreed to leave is still the one it was.
        try await voyager.clickPage(in: "two")
        try await voyager.type("!", in: voyager.window(titled: "two"))
        try await voyager.tree.waitForTabs(["two!"])

        try await voyager.press("ctrl+q", in: voyager.window(titled: "two!"))
        try await voyager.answer(with: "Leave", in: "two!")
        try await voyager.answer(with: "Leave", in: "one")
        #expect(try await voyager.program.waitForExit() == .exited(0))
      }
    }

    @Test("Closing one window leaves the other with its page")
    func closesOneWindow() async throws {
      let site = try TestSite()
      site.page("/stays", TypingPage.html)
      site.page("/goes", "")
      try await VoyagerProcess.run([site.address("/stays")]) { voyager in
        try await voyager.clickPage()
        try await voyager.type("here", in: voyager.window())
        try await voyager.openWindow("/goes", of: site)
        try await voyager.xWindow(of: voyager.window(titled: "/goes")).requestClose()
        try await Poll.untilTrue("one window") { try await voyager.tree.tabTitles() == [["here"]] }
        try await voyager.type(" still", in: voyager.window())
        try await voyager.tree.waitForTabs(["here still"])
        try await voyager.xWindow(of: voyager.window()).requestClose()
        #expect(try await voyager.program.waitForExit() == .exited(0))
      }
    }

    private static let left = ScreenRectangle(x: 0, y: 20, width: 630, height: 560)
    private static let right = ScreenRectangle(x: 640, y: 20, width: 630, height: 560)
    private static let desktop = ScreenPoint(x: 500, y: 740)
  }
}

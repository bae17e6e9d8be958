import Foundation
import Testing
import VoyagerCore

extension AppTests {
  @Suite("Keys")
  struct ShortcutTests {
    @Test(
      "A page has the first say on keys, but for those that close and quit; what it leaves runs commands in order"
    )
    func asksPageFirst() async throws {
      let site = try TestSite()
      site.page("/plain", "<button class=all>plain</button>")
      site.page(
        "/greedy",
        """
        <button class=all>greedy</button>
        <script>
        onkeydown = event => { event.preventDefault(); if (event.key.length == 1) document.title += event.key }
        </script>
        """)
      try await VoyagerProcess.run([site.address("/plain"), site.address("/greedy")]) { voyager in
        try await site.wait(for: "shown /greedy")
        try await voyager.clickPage()
        try await voyager.press("ctrl+k", "ctrl+f", "ctrl+l", in: voyager.window())
        _ = try await voyager.window(titled: "/greedykfl")
        let field = try await voyager.tree.find(.text, named: "Address")
        #expect(try await !field.currentStates().contains(.focused))
        try await voyager.press("ctrl+w", in: voyager.window())
        try await voyager.tree.waitForTabs(["/plain"])

        try await voyager.clickPage()
        // One call types without a pause between the key and what follows.
        try await Keyboard.press(["ctrl+l"] + "order".map(String.init))
        try await Poll.untilTrue("all of it in the field") { try await voyager.addressText() == "order" }
      }
    }

    @Test("A key taken from another command by the keyboard alone works at once, in every window, and stays")
    func changesKey() async throws {
      let site = try TestSite()
      site.page("/page", "<button class=all>page</button>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.press("ctrl+question", in: voyager.window())
        let keys = try await voyager.window(titled: "Keyboard Shortcuts")
        try await voyager.type("find in page", in: keys)
        try await voyager.tree.waitUntilGone(.listItem, named: "Quit")
        let row = try await voyager.tree.find("the row") { $0.name == "Find in Page…" && $0.isShowing }
        #expect(row.description == "Ctrl+F. Activate to change.")
        try await Keyboard.press("Tab", "Return")
        try await voyager.question("A key for “Find in Page…”")
        try await Keyboard.press("ctrl+m")
        _ = try await voyager.tree.find("the command that loses it") {
          $0.name == "“Mute Tab” has this key now, and would lose it." && $0.isShowing
        }
        _ = try await voyager.tree.find("Take It Over") { $0.name == "Take It Over" && $0.role == .label }
        try await Keyboard.press("Return")
        try await voyager.waitForNoQuestion("A key for “Find in Page…”")
        try await voyager.press("Escape", "Escape", in: keys)
        try await voyager.openWindow("/page", of: site)
        try await voyager.press("ctrl+m")
        _ = try await voyager.tree.find(.entry, named: "Find in this page")
      }
      let file = VoyagerPaths(profile: environment.profile).settingsFile()
      guard case .value(let settings) = SettingsStore(url: file).load() else {
        throw PollTimeout(expected: "settings", patience: .zero, details: "none")
      }
      #expect(settings.shortcuts.isChosen(.find))
    }

    @Test("The buttons at the side of a mouse go back and forward, also in a page that wants every click")
    func goesByMouse() async throws {
      let site = try TestSite()
      site.page("/one", "<a class=all href=/two>two</a>")
      site.page(
        "/two", "<button class=all>two</button><script>onmousedown = event => event.preventDefault()</script>"
      )
      try await VoyagerProcess.run([site.address("/one")]) { voyager in
        try await site.wait(for: "shown /one")
        try await voyager.clickPage()
        try await site.wait(for: "shown /two")
        try await voyager.clickPage(.back)
        _ = try await voyager.window(titled: "/one")
        try await voyager.clickPage(.forward)
        _ = try await voyager.window(titled: "/two")
      }
    }

    @Test("A caret goes through a page after one question, and a text is chosen by keys alone")
    func browsesByCaret() async throws {
      let site = try TestSite()
      site.page(
        "/text",
        """
        <p style="font-size: 3rem">Several words to choose from
        <script>document.onselectionchange = () => document.title = '<' + getSelection() + '>'</script>
        """)
      try await VoyagerProcess.run([site.address("/text")]) { voyager in
        try await site.wait(for: "shown /text")
        try await voyager.clickPage()
        try await voyager.press("F7", in: voyager.window())
        try await voyager.question("Turn caret browsing on?")
        try await voyager.click(voyager.tree.find("Turn It On") { $0.name == "Turn It On" && $0.isShowing })
        _ = try await voyager.tree.find(.button, named: "Turn Caret Browsing Off")
        try await voyager.press("ctrl+Home", "ctrl+shift+Right")
        _ = try await voyager.window(titled: "<Several>")
        try await Keyboard.press("F7")
        try await voyager.tree.waitUntilGone(.button, named: "Turn Caret Browsing Off")
      }
    }
  }
}

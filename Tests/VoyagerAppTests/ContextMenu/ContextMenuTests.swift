import Testing

extension AppTests {
  @Suite("Context menu of a page")
  struct ContextMenuTests {
    @Test("Each entry for a link does what it says")
    func keepsItsWord() async throws {
      let site = try TestSite()
      site.page(
        "/here", "<a class=all style='display: block; background: #ddd' href='/there'>There</a>")
      site.page("/there", "")
      try await VoyagerProcess.run([site.address("/here")]) { voyager in
        try await site.wait(for: "shown /here")
        try await voyager.choose("Open Link in New Tab", onPageOf: "/here")
        try await voyager.tree.waitForTabs(["/here", "/there"], inFront: "/here")
        try await voyager.choose("Open Link in New Window", onPageOf: "/here")
        try await voyager.tree.waitForTabs(["/there"])
        try await voyager.choose("Open Link in Private Window", onPageOf: "/here")
        try await voyager.tree.waitForTabs(["/there"], inFront: "/there — Private")
        try await voyager.choose("Copy Link Address", onPageOf: "/here")
        try await voyager.press("ctrl+l", in: voyager.window(titled: "/here"))
        try await Keyboard.press("ctrl+v")
        try await Poll.untilTrue("the address in the field") {
          try await voyager.address(in: "/here") == site.address("/there")
        }
        try await voyager.tree.expectTabs([["/here", "/there"], ["/there"], ["/there"]])
      }
    }

    @Test(
      "A menu comes for whatever is under the pointer",
      arguments: [
        ("<video class=all controls src=/v.webm></video>", "Open Video in New Tab"),
        (
          "<audio controls src=/a.ogg style='position: fixed; top: 40%; width: 90%; height: 20%'></audio>",
          "Play"
        ),
        ("<canvas class=all></canvas>", "Reload"),
        ("<textarea class=all autofocus onfocus='select()'>mispelt wrod</textarea>", "Copy"),
        (
          "<a href=/x><img class=all style='height: 100%' src='data:image/svg+xml,<svg xmlns=\"http://www.w3.org/2000/svg\"/>'></a>",
          "Open Image in New Tab"
        ),
      ])
    func opens(_ html: String, _ entry: String) async throws {
      let site = try TestSite()
      site.page("/here", html)
      try await VoyagerProcess.run([site.address("/here")]) { voyager in
        try await site.wait(for: "shown /here")
        try await voyager.clickPage(in: "/here", .secondary)
        _ = try await voyager.menuItem(entry)
        let nameless = try await voyager.tree.windows().flatMap(\.namelessControls)
        #expect(nameless.isEmpty, "\(nameless.map { $0.dump() })")
        try await Keyboard.press("Escape")
      }
    }
  }
}

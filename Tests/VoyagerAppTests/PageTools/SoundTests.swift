import Testing
import VoyagerTesting

extension AppTests {
  @Suite("What plays")
  struct SoundTests {
    @Test("Tabs that play are listed, muted and gone to, from button, key and menu")
    func lists() async throws {
      let site = try TestSite()
      site.server.on("/tone.wav") { _ in .tone }
      for path in ["/one", "/two"] {
        site.page(
          path,
          """
          <button class=all onclick="const sound = new Audio('/tone.wav'); sound.loop = true
            sound.play().then(() => tell('plays ' + location.pathname))">Play</button>
          """)
      }
      site.page("/quiet", "")
      try await VoyagerProcess.run([site.address("/one")]) { voyager in
        try await site.wait(for: "shown /one")
        try await voyager.clickPage()
        try await site.wait(for: "plays /one")
        try await voyager.open("/two", of: site)
        try await voyager.clickPage()
        try await site.wait(for: "plays /two")
        try await voyager.open("/quiet", of: site)
        try await voyager.press("ctrl+alt+m")
        let mute = try await voyager.tree.find(.button, named: "Mute /one")
        _ = try await voyager.tree.find(.button, named: "Go to /two")
        try await Screenshot.save("what-plays")
        try await mute.press()
        _ = try await voyager.tree.find(.button, named: "Let /one Be Heard")
        try await voyager.tree.find(.button, named: "Go to /one").press()
        _ = try await voyager.window(titled: "/one")
        try await voyager.tree.waitUntilGone(.button, named: "Go to /one")
        try await voyager.press("ctrl+m")
        try await voyager.runTool("Go to Tab That Plays Sound")
        _ = try await voyager.window(titled: "/two")
        try await voyager.runTool("Mute Tab")
        try await voyager.runTool("What Plays Sound")
        _ = try await voyager.tree.find(.button, named: "Mute /one")
        _ = try await voyager.tree.find(.button, named: "Let /two Be Heard")
      }
    }
  }
}

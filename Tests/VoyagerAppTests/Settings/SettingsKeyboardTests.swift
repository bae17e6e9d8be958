import Testing

extension AppTests {
  @Suite("Settings by keyboard")
  struct SettingsKeyboardTests {
    @Test("Keys alone change the page zoom, at once in two windows, and a restart keeps it")
    func changesZoom() async throws {
      let site = try LayoutSite()
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/a1")], in: environment) { voyager in
        try await site.expectZoom(1.5, of: "/a1", in: voyager)
        try await voyager.openWindow("/b1", of: site.site)
        try await site.expectZoom(1.5, of: "/b1", in: voyager)
        try await voyager.press("ctrl+comma", in: voyager.window(titled: "/b1"))
        try await voyager.choose("175 %", for: "Page Zoom", from: "150 %")
        try await site.expectZoom(1.75, of: "/a1", in: voyager)
        try await site.expectZoom(1.75, of: "/b1", in: voyager)
        try await Keyboard.press("Escape")
        #expect(try await voyager.terminate() == .exited(0))
      }
      try await VoyagerProcess.run([site.address("/a2")], in: environment) { voyager in
        try await site.expectZoom(1.75, of: "/a2", in: voyager)
      }
    }
  }
}

import Foundation
import Testing
import VoyagerCore

extension AppTests {
  @Suite("Sizes of pages")
  struct ZoomTests {
    @Test("Every page starts at 150 %, in every window and tab and after a restart")
    func startsLarge() async throws {
      let site = try LayoutSite()
      let environment = try TestEnvironment()
      defer { environment.remove() }
      for run in 1...2 {
        try await VoyagerProcess.run([site.address("/a\(run)")], in: environment) { voyager in
          try await site.expectZoom(1.5, of: "/a\(run)", in: voyager)
          try await voyager.press("ctrl+t", in: voyager.window())
          try await voyager.type(site.address("/b\(run)"), in: voyager.window())
          try await Keyboard.press("Return")
          try await site.expectZoom(1.5, of: "/b\(run)", in: voyager)
          try await voyager.openWindow("/c\(run)", of: site.site)
          try await site.expectZoom(1.5, of: "/c\(run)", in: voyager)
          try await voyager.press("ctrl+shift+n", in: voyager.window(titled: "/c\(run)"))
          let privateWindow = try await voyager.window(titled: "Private")
          try await voyager.type(site.address("/d\(run)"), in: privateWindow)
          try await Keyboard.press("Return")
          try await site.expectZoom(1.5, of: "/d\(run)", titled: "/d\(run) — Private", in: voyager)
          #expect(try await voyager.terminate() == .exited(0))
        }
      }
    }

    @Test("Keys and wheel change the zoom of a site, in steps and back, and the field shows it")
    func changesZoom() async throws {
      let site = try LayoutSite()
      try await VoyagerProcess.run([site.address("/one")]) { voyager in
        try await site.expectZoom(1.5, of: "/one", in: voyager)
        let window = try await voyager.window()
        try await voyager.press("ctrl+plus", in: window)
        try await site.expectZoom(1.75, of: "/one", in: voyager)
        try await voyager.press("ctrl+minus", "ctrl+minus", in: window)
        try await site.expectZoom(1.25, of: "/one", in: voyager)
        try await voyager.press("ctrl+0", in: window)
        try await site.expectZoom(1.5, of: "/one", in: voyager)
        try await voyager.clickPage(.wheelUp, holding: ["ctrl"])
        try await site.expectZoom(1.75, of: "/one", in: voyager)
        try await voyager.go(to: site.address("/page"))
        try await site.expectZoom(1.75, of: "/page", in: voyager)
        try await voyager.tree.find(.button, named: "Size of the page 175 percent, back to normal size")
          .press()
        try await site.expectZoom(1.5, of: "/page", in: voyager)
      }
    }

    @Test("The size of a site is given back from the list in the settings")
    func resetsFromTheList() async throws {
      let site = try LayoutSite()
      try await VoyagerProcess.run([site.address("/one")]) { voyager in
        try await site.expectZoom(1.5, of: "/one", in: voyager)
        try await voyager.press("ctrl+plus", "ctrl+comma", in: voyager.window())
        try await site.expectZoom(1.75, of: "/one", in: voyager)
        _ = try await voyager.window(titled: "Settings")
        try await voyager.click(
          voyager.tree.find("the row") { $0.name == "Sizes of Sites" && $0.role == .listItem && $0.isShowing }
        )
        let list = try await voyager.window(titled: "Sizes of Sites")
        try await Screenshot.save("site-sizes")
        #expect(list.first { $0.name == "175 %" } != nil)
        try await voyager.tree.find(.button, named: "Show 127.0.0.1 in the Usual Size").press()
        try await site.expectZoom(1.5, of: "/one", in: voyager)
        _ = try await voyager.tree.find("the empty list") {
          $0.name == "Every Site Has the Usual Size" && $0.isShowing
        }
      }
    }

    @Test("The size of the interface reaches no page")
    func keepsInterfaceSizeToItself() async throws {
      var layouts: [String] = []
      var bars: [Int] = []
      for scale in [1.0, 1.25] {
        let site = try LayoutSite()
        let environment = try TestEnvironment()
        defer { environment.remove() }
        let settings = VoyagerPaths(profile: environment.profile).settingsFile()
        try FileManager.default.createDirectory(
          at: settings.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "{\"interfaceScale\": \(scale)}".write(to: settings, atomically: true, encoding: .utf8)
        try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
          let frame = ScreenRectangle(x: 40, y: 40, width: 930, height: 700)
          try await site.site.wait(for: "shown /page")
          try await voyager.place("/page", at: frame)
          try await site.expectZoom(1.5, of: "/page", in: voyager)
          layouts.append(try #require(site.layout(of: "/page")))
          bars.append(try await voyager.page(in: "/page").frame().y)
        }
      }
      #expect(layouts[0] == layouts[1])
      #expect(bars[0] < bars[1], "The interface itself must have grown.")
    }
  }
}

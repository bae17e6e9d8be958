import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("The panel of a site")
  struct SitePanelTests {
    @Test("It is opened by keyboard, and clears the site's data in one identity only")
    func clears() async throws {
      let data = try DataSite()
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let made = try await TerminalProgram.run("identities", "create", "Work", in: environment)
      #expect(made.exitStatus == .exited(0), "\(made.complaints)")
      try await VoyagerProcess.run(["--identity", "Work", data.site.address("/keep")], in: environment) {
        voyager in
        try await data.site.wait(for: "shown /keep")
        try await voyager.handOver(["--identity", "Main", data.site.address("/keep")])
        try await data.site.wait(for: "shown /keep", times: 2)
        try await voyager.press("ctrl+i")
        _ = try await voyager.tree.find(.button, named: "Clear Data of This Site…")
        let site = try await voyager.tree.find("the site's name") {
          $0.role == .label && $0.name == "127.0.0.1" && $0.isShowing
        }
        #expect(site.isShowing)
        let clear = try await voyager.tree.find("the button that can be pressed") {
          $0.role == .button && $0.name == "Clear Data of This Site…" && $0.states.contains(.sensitive)
        }
        try await clear.press()
        try await voyager.tree.find("the answer") {
          $0.role == .button && $0.name == "Clear Its Data Clear Its Data" && $0.isShowing
        }.press()
        _ = try await voyager.notice("The data of 127.0.0.1 is cleared. Reload the page to start afresh.")
        try await voyager.go(to: data.site.address("/tell"))
        try await data.site.wait(for: DataSite.nothing)
        try await voyager.press("alt+1")
        try await voyager.go(to: data.site.address("/tell"))
        try await data.site.wait(for: DataSite.everything)
      }
    }

    @Test("A permission is decided before the site asks, and stands in the list, where it is taken back")
    func permissions() async throws {
      let site = try TestSite()
      site.page(
        "/page",
        "<button class=all onclick=\"Notification.requestPermission().then(tell)\">Ask</button>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.namedAddress("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.press("ctrl+i")
        _ = try await voyager.tree.find("the row") { $0.name == "Notifications" && $0.isShowing }
        try await focus("Camera", by: "Tab", voyager)
        try await focus("Notifications", by: "Down", voyager)
        try await voyager.choose("Allow", for: "Notifications", from: "Ask")
        try await Poll.untilTrue("the answer being kept") {
          FileManager.default.fileExists(
            atPath: environment.profile.appending(path: "config/permissions.json").path)
        }
        try await Keyboard.press("Escape")
        try await voyager.tree.waitUntilGone(.button, named: "Clear Data of This Site…")
        try await voyager.clickPage()
        try await site.wait(for: "granted")
        #expect(try await voyager.showsNoQuestion())
        try await voyager.press("ctrl+i")
        try await voyager.tree.find(.button, named: "All Permissions…").press()
        try await voyager.tree.find(.button, named: "Forget “Notifications” of localhost").press()
        _ = try await voyager.tree.find("the empty list") {
          $0.name == "Nothing Is Remembered" && $0.isShowing
        }
        try await Keyboard.press("Escape")
        try await Poll.untilTrue("the window is gone") { try await voyager.tree.windows().count == 1 }
        try await voyager.terminate()
      }
      let list = try await TerminalProgram.run("permissions", "list", in: environment)
      #expect(list.printed.trimmingCharacters(in: .newlines) == "")
    }

    /// Presses a key until the row of this name has the keyboard.
    private func focus(_ name: String, by key: String, _ voyager: VoyagerProcess) async throws {
      try await Poll.untilTrue("the keyboard on \(name)") {
        let isThere = try await voyager.tree.windows().contains { window in
          window.first { $0.name == name && $0.states.contains(.focused) } != nil
        }
        if !isThere {
          try await Keyboard.press(key)
        }
        return isThere
      }
    }
  }
}

import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Clearing browsing data")
  struct SiteDataTests {
    @Test("Clearing by keyboard leaves nothing of the site, and the terminal agrees")
    func clearsAll() async throws {
      let data = try DataSite()
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([data.site.address("/keep")], in: environment) { voyager in
        try await data.site.wait(for: "shown /keep")
        try await voyager.go(to: data.site.address("/tell"))
        try await data.site.wait(for: DataSite.everything)
        try await voyager.press("ctrl+shift+Delete")
        let window = try await voyager.tree.window(titled: "Clear Browsing Data")
        _ = try await voyager.tree.find("the site in the list") { $0.name == "127.0.0.1" && $0.isShowing }
        #expect(window.namelessControls.isEmpty, "\(window.namelessControls.map { $0.dump() })")
        try await voyager.tree.find(.button, named: "Clear Data…").press()
        try await voyager.tree.find("the answer") {
          $0.role == .button && $0.name == "Clear Data Clear Data" && $0.isShowing
        }.press()
        _ = try await voyager.tree.find("the result") {
          $0.name == "Cleared. Pages that are open may keep new data." && $0.isShowing
        }
        try await Keyboard.press("Escape")
        try await Poll.untilTrue("the window is gone") { try await voyager.tree.windows().count == 1 }
        try await voyager.press("F5")
        try await data.site.wait(for: DataSite.nothing)
        try await voyager.terminate()
      }
      let list = try await TerminalProgram.run("data", "list", in: environment)
      #expect(!list.printed.contains("storage"), "\(list.printed)")
      #expect(!list.printed.contains("cookies"), "\(list.printed)")
    }

    @Test("The terminal lists and clears what the desktop kept")
    func terminal() async throws {
      let data = try DataSite()
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([data.site.address("/keep")], in: environment) { voyager in
        try await data.site.wait(for: "shown /keep")
        try await voyager.terminate()
      }
      let list = try await TerminalProgram.run("data", in: environment)
      #expect(list.printed.hasPrefix("Main\t127.0.0.1\tcookies,storage"), "\(list.printed)")
      let clear = try await TerminalProgram.run("data", "clear", "127.0.0.1", in: environment)
      #expect(clear.exitStatus == .exited(0), "\(clear.complaints)")
      let after = try await TerminalProgram.run("data", in: environment)
      #expect(after.printed == "")
    }
  }
}

import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("The start page")
  struct StartPageTests {
    /// How often Tab is pressed from the address field to a tile's link; Pin and Remove, or Unpin, come next.
    private static let tile = 4

    /// A profile in which one page was visited in the standard identity.
    private func visited(_ site: TestSite, in environment: TestEnvironment) async throws {
      // The page alone is to be there, not what was open the last time.
      let settings = try await TerminalProgram.run(
        "settings", "set", "startContent", "newWindow", in: environment)
      #expect(settings.exitStatus == .exited(0))
      site.page("/tram", "<script>document.title = 'Tramway timetable'</script>")
      try await VoyagerProcess.run([site.address("/tram")], in: environment) { voyager in
        _ = try await voyager.tree.window(titled: "Tramway timetable")
        try await site.wait(for: "shown /tram")
      }
    }

    @Test("Sites are pinned, removed and had back by keyboard, and stay so in the next run, offline too")
    func pinsAndRemoves() async throws {
      let site = try TestSite()
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await visited(site, in: environment)
      site.server.stop()
      try await VoyagerProcess.run(in: environment) { voyager in
        try await voyager.waitForText("Tramway timetable", "1 of 1")
        try await voyager.press(link: Self.tile + 2)
        try await voyager.waitForText("was removed", "1 of 1")
        // The keyboard is at the link that takes it back.
        try await voyager.press("Return")
        try await voyager.waitForText("was removed", "Not found")
        try await voyager.waitForText("Tramway timetable", "1 of 1")
        try await voyager.press(link: Self.tile + 1)
        try await voyager.waitForText("Unpin", "1 of 1")
      }
      try await VoyagerProcess.run(in: environment) { voyager in
        try await voyager.waitForText("Unpin", "1 of 1")
        try await voyager.press(link: Self.tile + 1)
        try await voyager.waitForText("Remove", "1 of 1")
      }
      try await VoyagerProcess.run(in: environment) { voyager in
        try await voyager.waitForText("Remove", "1 of 1")
        try await voyager.press(link: Self.tile + 2)
        try await voyager.waitForText("was removed", "1 of 1")
      }
      try await VoyagerProcess.run(in: environment) { voyager in
        try await voyager.waitForText("Type an address", "1 of 1")
      }
    }

    @Test("A link of the page opens its site, and another identity and a private window show nothing of it")
    func keepsApart() async throws {
      let site = try TestSite()
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try environment.addWork()
      try await visited(site, in: environment)
      try await VoyagerProcess.run(["--identity", "Work"], in: environment) { voyager in
        try await voyager.waitForText("Type an address", "1 of 1")
      }
      try await VoyagerProcess.run(["--private"], in: environment) { voyager in
        try await voyager.waitForText("are forgotten", "1 of 1")
      }
      try await VoyagerProcess.run(in: environment) { voyager in
        try await voyager.waitForText("Tramway timetable", "1 of 1")
        try await voyager.press(link: Self.tile)
        try await site.wait(for: "shown /tram", times: 2)
      }
    }
  }
}

extension VoyagerProcess {
  /// Waits until a search in the page in front says how often the page has a text.
  fileprivate func waitForText(_ text: String, _ count: String) async throws {
    _ = try await window(titled: nil)
    try await Poll.untilTrue("“\(text)”: \(count)") {
      try await press("ctrl+f")
      try await press("ctrl+a")
      try await type(text)
      let found = try? await tree.find("the count", within: .seconds(2)) { $0.name == count && $0.isShowing }
      try await press("Escape")
      return found != nil
    }
  }

  /// Goes from the address field to a link of the page, and follows it.
  fileprivate func press(link place: Int) async throws {
    try await press("ctrl+l")
    try await Keyboard.press(Array(repeating: "Tab", count: place) + ["Return"])
  }
}

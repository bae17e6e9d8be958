import Foundation
import Testing

extension AppTests {
  @Suite("Importing and exporting")
  struct ImportTests {
    private func waitForResult(_ beginning: String, in voyager: VoyagerProcess) async throws -> String {
      try await voyager.tree.find("the result \(beginning)") {
        $0.role == .label && $0.name.hasPrefix(beginning) && $0.isShowing
      }.name
    }

    @Test("What other browsers hold is found and comes in by keyboard, also while one of them runs")
    func imports() async throws {
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let others = try OtherBrowsers(in: environment)
      defer { withExtendedLifetime(others) {} }
      try await VoyagerProcess.run(in: environment) { voyager in
        try await voyager.press("ctrl+comma", in: voyager.window())
        _ = try await voyager.tree.window(titled: "Settings")
        try await voyager.goToRow("Import from Another Browser")
        try await Keyboard.press("Return")
        let window = try await voyager.tree.window(titled: "Import from Another Browser")
        _ = try await voyager.goToRow("Firefox")
        #expect(window.namelessControls.isEmpty, "\(window.namelessControls.map { $0.dump() })")
        try await voyager.goToRow("Import")
        try await Keyboard.press("Return")
        let firefox = try await waitForResult("7 bookmarks were added.", in: voyager)
        #expect(firefox.contains("1 address that would run as a script was left out."))
        #expect(firefox.contains("5 visits were added."))
        try await voyager.goToRow("Chromium")
        try await Keyboard.press("Return")
        try await voyager.goToRow("Import")
        try await Keyboard.press("Return")
        let chromium = try await waitForResult("All 4 bookmarks were there already.", in: voyager)
        #expect(chromium.contains("4 visits were added."))
        try await Keyboard.press("Escape")
        try await Poll.untilTrue("the window is gone") { try await voyager.tree.windows().count == 2 }
        try await voyager.terminate()
      }
      let listed = try await TerminalProgram.run("bookmarks", "list", in: environment)
      #expect(listed.printed.contains("https://deep.voyager.example/#part"), "\(listed.printed)")
      let visited = try await TerminalProgram.run("history", "search", "rosen", in: environment)
      #expect(visited.printed.split(separator: "\n").count == 2, "\(visited.printed)")
    }

    @Test("The terminal finds the same browsers, and its export goes to the file of the desktop's")
    func exports() async throws {
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let others = try OtherBrowsers(in: environment)
      defer { withExtendedLifetime(others) {} }
      let found = try await TerminalProgram.run("bookmarks", "import", in: environment)
      #expect(
        found.printed == "Firefox\tbookmarks,history\nChromium\tbookmarks,history\n", "\(found.complaints)")
      let added = try await TerminalProgram.run("bookmarks", "import", "--from", "firefox", in: environment)
      #expect(added.printed.hasPrefix("7 bookmarks were added.\n"), "\(added.complaints)")
      let visits = try await TerminalProgram.run("history", "import", "--from", "chromium", in: environment)
      #expect(visits.printed == "4 visits were added.\n", "\(visits.complaints)")
      let page = try await TerminalProgram.run("bookmarks", "export", "-", in: environment)
      let file = environment.home.appending(path: "out.html")
      try await VoyagerProcess.run(in: environment) { voyager in
        try await voyager.press("ctrl+comma", in: voyager.window())
        _ = try await voyager.tree.window(titled: "Settings")
        try await voyager.goToRow("Export Bookmarks")
        try await Keyboard.press("Return")
        let chooser = try await voyager.window(titled: "Export Bookmarks")
        try await voyager.press("ctrl+a", in: chooser)
        try await voyager.type(file.path, in: chooser)
        try await Keyboard.press("Return")
        try await Poll.untilTrue("the file") { FileManager.default.fileExists(atPath: file.path) }
        // An export that is given up ends nothing else.
        try await voyager.goToRow("Export Bookmarks")
        try await Keyboard.press("Return")
        try await voyager.press("Escape", in: voyager.window(titled: "Export Bookmarks"))
        _ = try await voyager.goToRow("Export Bookmarks")
        try await voyager.terminate()
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == page.printed)
    }
  }
}

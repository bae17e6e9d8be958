import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("The list of downloads")
  struct DownloadListTests {
    private static let text = "Notes, as they are."

    /// Runs the program with one finished download.
    private static func run(
      _ body: (VoyagerProcess, TestSite, TestEnvironment) async throws -> Void
    ) async throws {
      let site = try TestSite()
      site.server.on("/notes.txt") { _ in .attachment(named: "notes.txt", .whole(Data(text.utf8))) }
      site.page("/page", "Page")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.go(to: site.address("/notes.txt"))
        try await Poll.untilTrue("the file") { environment.downloadedFiles == ["notes.txt": text] }
        try await body(voyager, site, environment)
      }
    }

    private static func choose(_ entry: String, _ voyager: VoyagerProcess) async throws {
      try await voyager.press("ctrl+shift+y")
      try await voyager.tree.find("the menu") {
        $0.role == .button && $0.name == "More for “notes.txt”" && $0.isShowing
          && !$0.children.contains { $0.role == .button }
      }.press()
      try await voyager.tree.find(.button, named: entry).press()
    }

    @Test("A checksum is shown, and told to be the same as the one that was given, or another")
    func checksum() async throws {
      try await Self.run { voyager, _, environment in
        let file = environment.profile.appending(path: "downloads/notes.txt").path
        let sum = String(try await Command.run("sha256sum", [file]).prefix(64))
        try await Self.choose("Checksum…", voyager)
        _ = try await voyager.tree.find("the checksum") { $0.name == sum && $0.isShowing }
        let field = try await voyager.tree.find(.text, named: "The checksum that you were given")
        try await field.setText(sum.uppercased() + "  notes.txt")
        _ = try await voyager.tree.find("the right one") {
          $0.name == "It is the same: the file is what you were promised." && $0.isShowing
        }
        try await Screenshot.save("checksum")
        try await field.setText("0" + sum.dropFirst())
        _ = try await voyager.tree.find("the wrong one") {
          $0.name == "It is another one: the file is not what you were promised." && $0.isShowing
        }
        try await voyager.tree.find(.button, named: "Copy Copy").press()
        try await Self.paste(sum, voyager)
      }
    }

    @Test("Clearing browsing data empties the list, and the file stays")
    func clears() async throws {
      try await Self.run { voyager, _, environment in
        try await voyager.press("ctrl+shift+Delete")
        try await voyager.tree.find(.button, named: "Clear Data…").press()
        try await voyager.tree.find(.button, named: "Clear Data Clear Data").press()
        _ = try await voyager.notice("Cleared. Pages that are open may keep new data.")
        try await Keyboard.press(["Escape"])
        try await Poll.untilTrue("the window is gone") { try await voyager.tree.windows().count == 1 }
        try await voyager.press("ctrl+shift+y")
        _ = try await voyager.tree.find("the empty list") {
          $0.name == "Nothing has been downloaded yet." && $0.isShowing
        }
        #expect(environment.downloadedFiles == ["notes.txt": Self.text])
      }
    }

    /// What is in the clipboard is what the address field takes.
    private static func paste(_ text: String, _ voyager: VoyagerProcess) async throws {
      try await voyager.press("ctrl+l")
      try await Keyboard.press(["ctrl+v"])
      // The field leaves out what every address begins with.
      try await Poll.untilTrue("the pasted text") {
        let shown = try await voyager.addressText()
        return shown.count >= 20 && text.hasSuffix(shown)
      }
    }
  }
}

import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Choosing files")
  struct FileTests {
    private static func input(_ attributes: String) -> String {
      """
      <button class="all" onclick="document.querySelector('input').click()">Choose</button>
      <input type="file" \(attributes) hidden>
      <script>
      const input = document.querySelector('input')
      input.onchange = () => tell([...input.files].map(file => file.name + ' ' + file.size).join())
      input.oncancel = () => tell('cancel')
      </script>
      """
    }

    /// The chooser lists a folder in its own time, and takes no key before.
    private static func confirm(
      _ chooser: AccessibleElement, in voyager: VoyagerProcess, by keys: String...
    ) async throws {
      try await Poll.untilTrue("the chooser's end") {
        guard try await voyager.tree.windows().contains(where: { $0.name == chooser.name }) else {
          return true
        }
        for key in keys {
          try? await voyager.press(key, in: chooser)
        }
        return false
      }
    }

    @Test("A page gets the file that was chosen, several, or none after Escape")
    func givesWhatWasChosen() async throws {
      let site = try TestSite()
      site.page("/one", Self.input(""))
      site.page("/several", Self.input("multiple"))
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let folder = environment.home.appending(path: "Files")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in ["a.txt", "b.txt"] {
        try "four".write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      try await VoyagerProcess.run([site.address("/one")], in: environment) { voyager in
        try await site.wait(for: "shown /one")
        try await voyager.clickPage()
        var chooser = try await voyager.window(titled: "Choose a File for 127.0.0.1")
        try await voyager.press("Escape", in: chooser)
        try await site.wait(for: "cancel")
        try await voyager.clickPage()
        chooser = try await voyager.window(titled: "Choose a File for 127.0.0.1")
        try await voyager.type(folder.appending(path: "a.txt").path, in: chooser)
        try await Self.confirm(chooser, in: voyager, by: "Return")
        try await site.wait(for: "a.txt 4")
        try await voyager.open("/several", of: site)
        try await voyager.clickPage()
        chooser = try await voyager.window(titled: "Choose Files for 127.0.0.1")
        // The list of files is nothing that the accessibility tree knows.
        let list = try await voyager.screenFrame(of: chooser)
        let middle = ScreenPoint(x: list.x + list.width * 2 / 3, y: list.center.y)
        try await Pointer.click(at: middle)
        try await voyager.press("ctrl+a", in: chooser)
        try await voyager.click(
          voyager.tree.find("the button that chooses") { $0.role == .button && $0.name.hasSuffix("Choose") })
        try await site.wait(for: "a.txt 4,b.txt 4")
        #expect(site.reports.count { $0 == "cancel" } == 1)
      }
    }

    @Test("A chooser goes with its tab, and other tabs stay usable")
    func goesWithItsTab() async throws {
      let site = try TestSite()
      site.page("/other", "<button class=all onclick=\"tell('other lives')\">Other</button>")
      site.page("/one", Self.input(""))
      try await VoyagerProcess.run([site.address("/other")]) { voyager in
        try await site.wait(for: "shown /other")
        try await voyager.open("/one", of: site)
        try await voyager.clickPage()
        _ = try await voyager.window(titled: "Choose a File for 127.0.0.1")
        let tab = try await voyager.tab("/one")
        let close = try #require(tab.first { $0.role == .button && $0.name == "Close Tab" })
        try await close.press()
        try await voyager.waitForNoTab("/one", within: .seconds(4))
        try await Poll.untilTrue("the chooser's end") {
          try await voyager.tree.windows().allSatisfy { $0.name != "Choose a File for 127.0.0.1" }
        }
        try await voyager.clickPage()
        try await site.wait(for: "other lives")
      }
    }
  }
}

import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Files of private pages")
  struct PrivateFileTests {
    @Test(
      "A page that is saved in a private window is on no list of recent files; one of another window may be")
    func recentFiles() async throws {
      let site = try TestSite()
      site.page("/public", "")
      site.page("/secret", "")
      try await VoyagerProcess.run([site.address("/public")]) { voyager in
        try await site.wait(for: "shown /public")
        try await save(as: "openname.mhtml", in: voyager, window: "/public")
        try await voyager.handOver(["--private", site.address("/secret")])
        try await site.wait(for: "shown /secret")
        try await save(as: "secretname.mhtml", in: voyager, window: "/secret — Private")
        let folder = voyager.environment.folder
        try await Poll.untilTrue("the public file on the list") {
          StoredText(text: "openname").files(below: folder).contains { $0.hasSuffix("recently-used.xbel") }
        }
        try await voyager.terminate()
        let kept = StoredText(text: "secretname").files(below: folder)
        #expect(kept.map { $0.components(separatedBy: "/").last ?? "" } == ["secretname.mhtml"])
      }
    }

    private func save(as name: String, in voyager: VoyagerProcess, window title: String) async throws {
      let window = try await voyager.window(titled: title)
      try await voyager.press("ctrl+s", in: window)
      let chooser = try await voyager.window(titled: "Save the File")
      let path = voyager.environment.downloads.appending(path: name).path
      let field = try #require(chooser.first { $0.role == .text && $0.isShowing })
      try await field.setText(path)
      try await Poll.untilTrue("the path in the field") { try await field.text() == path }
      // The chooser lists a folder in its own time, and takes no key before.
      try await Poll.untilTrue("the chooser's end") {
        guard try await voyager.tree.windows().contains(where: { $0.name == chooser.name }) else {
          return true
        }
        try? await voyager.press("Return", in: chooser)
        return false
      }
      try await Poll.untilTrue("\(name) being there") {
        FileManager.default.fileExists(atPath: path)
      }
    }
  }
}

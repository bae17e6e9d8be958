import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Leaving with downloads")
  struct DownloadLeavingTests {
    @Test(
      "Closing the last window asks; what goes on in the background is one window and one tab at the next start"
    )
    func goesOn() async throws {
      let site = try TestSite()
      let pieces = [Data](repeating: Data(repeating: 65, count: 1000), count: 60)
      site.server.on("/slow") { _ in .attachment(named: "slow.dat", .slow(pieces, pause: 0.5)) }
      site.page("/page", "Page")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.go(to: site.address("/slow"))
        _ = try await voyager.tree.find("the button with the progress") { $0.name.contains("1 running") }
        try await voyager.press("ctrl+q")
        try await voyager.tree.find(.button, named: "Stay Stay").press()
        try await voyager.tree.waitUntilGone(.button, named: "Stay Stay")
        try await voyager.press("ctrl+shift+w")
        try await voyager.tree.find(.button, named: "Finish in the Background Finish in the Background")
          .press()
        try await Poll.untilTrue("no window") { try await voyager.tree.windows().isEmpty }
        try await voyager.open("/page", of: site)
        #expect(try await voyager.tabTitles() == ["/page"])
        _ = try await voyager.tree.find("the button with the progress") { $0.name.contains("1 running") }
        #expect(site.server.requests(for: "/slow").count == 1)
        try await voyager.press("ctrl+q")
        try await voyager.tree.find(.button, named: "Stop and Quit Stop and Quit").press()
        _ = try await voyager.program.waitForExit()
        #expect(environment.downloadedFiles.isEmpty)
      }
    }

    @Test(
      "Where the person is asked, the file goes where they say, and nothing comes of one that they cancel")
    func asks() async throws {
      let site = try TestSite()
      site.server.on("/a") { _ in .attachment(named: "a.txt", .whole(Data("whole".utf8))) }
      site.page("/page", "Page")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let settings = environment.profile.appending(path: "config")
      try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
      try Data("{\"asksForDownloads\": true, \"version\": 1}".utf8)
        .write(to: settings.appending(path: "settings.json"))
      // A folder that is not there can't be begun in.
      try FileManager.default.createDirectory(
        at: environment.profile.appending(path: "downloads"), withIntermediateDirectories: true)
      try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.go(to: site.address("/a"))
        _ = try await voyager.tree.find("the chooser") { $0.name == "Save the File" && $0.isShowing }
        try await Keyboard.press(["Escape"])
        try await Poll.untilTrue("no chooser") {
          try await voyager.tree.windows().allSatisfy { $0.name != "Save the File" || !$0.isShowing }
        }
        try await voyager.go(to: site.address("/a"))
        _ = try await voyager.tree.find("the chooser") { $0.name == "Save the File" && $0.isShowing }
        try await Keyboard.press(["Return"])
        try await Poll.untilTrue("the file") { environment.downloadedFiles == ["a.txt": "whole"] }
      }
    }
  }
}

import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Downloads")
  struct DownloadTests {
    @Test("Hostile and taken names become safe and unused ones in the download folder, each file whole")
    func savesSafely() async throws {
      let site = try TestSite()
      let long = String(repeating: "é", count: 150) + ".txt"
      let names = [
        "../../escape.txt", "..%2f..%2fescape.txt", "\u{202E}fdp.txt", "tab\u{0007}bell.txt", ".hidden",
        long, "x.tar.xz", "x.tar.xz", "a.txt", "a.txt", "",
      ]
      for (index, name) in names.enumerated() {
        site.server.on("/file\(index)") { _ in
          .attachment(named: name, .slow([Data("\(index) ".utf8), Data("whole".utf8)], pause: 0.1))
        }
      }
      site.page("/page", "Page")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        for index in names.indices {
          try await voyager.press("ctrl+l")
          try await voyager.type(site.address("/file\(index)"))
          try await voyager.press("Return")
          try await Poll.untilTrue("file \(index)", details: { "\(environment.downloadedFiles)" }) {
            environment.downloadedFiles.contains { !$0.key.hasPrefix(".") && $0.value == "\(index) whole" }
          }
          // Nothing half written ever stands under a final name.
          #expect(
            environment.downloadedFiles.allSatisfy { $0.key.hasPrefix(".") || $0.value.hasSuffix("whole") })
        }
        #expect(environment.downloadedFiles.count == names.count)
        #expect(
          environment.downloadedFiles["x.tar.xz"] == "6 whole"
            && environment.downloadedFiles["x (1).tar.xz"] == "7 whole")
        #expect(
          environment.downloadedFiles["a.txt"] == "8 whole"
            && environment.downloadedFiles["a (1).txt"] == "9 whole")
        for name in environment.downloadedFiles.keys {
          #expect(!name.hasPrefix(".") && name.utf8.count <= 255)
          #expect(name.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 0x202E && $0 != "/" })
        }
        #expect(try await voyager.addressText() == "127.0.0.1:\(site.server.port)/page")
      }
    }

    @Test(
      "A tab that was opened for a download closes, the opener is in front; a form's answer is saved once")
    func leavesNoEmptyTab() async throws {
      let site = try TestSite()
      site.server.on("/file") { _ in .attachment(named: "file.zip", .whole(Data("zip whole".utf8))) }
      site.server.on("/form") { request in
        .attachment(named: "form.pdf", .whole(request.method == "POST" ? request.body : Data("wrong".utf8)))
      }
      site.page("/opener", "<a class=all href=/file target=_blank>Save</a>")
      site.page(
        "/asks", "<form method=post action=/form><button class=all name=a value=whole>Send</button></form>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/opener")], in: environment) { voyager in
        try await site.wait(for: "shown /opener")
        try await voyager.clickPage()
        try await Poll.untilTrue("the file") { environment.downloadedFiles["file.zip"] == "zip whole" }
        try await Poll.untilTrue("one tab") { try await voyager.tabTitles() == ["/opener"] }
        _ = try await voyager.window(titled: "/opener")
        try await voyager.open("/asks", of: site)
        try await voyager.clickPage()
        try await Poll.untilTrue("the form's file") { environment.downloadedFiles["form.pdf"] == "a=whole" }
        #expect(site.server.requests(for: "/form").count == 1)
        #expect(site.server.requests(for: "/file").count == 1)
      }
    }

    @Test("What is paused or was running when the program was killed goes on from there in the next run")
    func goesOn() async throws {
      let site = try TestSite()
      let body = Data((0..<800_000).map { UInt8(truncatingIfNeeded: $0 / 1000) })
      let file = RangedFile(body, pause: 0.5)
      site.server.on("/big") { file.answer(to: $0) }
      site.page("/page", "Page")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let folder = environment.profile.appending(path: "downloads")
      try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.press("ctrl+l")
        try await voyager.type(site.address("/big"))
        try await voyager.press("Return")
        _ = try await voyager.tree.find("the button with the progress") { $0.name.contains("1 running") }
        try await voyager.press("ctrl+shift+y")
        try await voyager.tree.find(.button, named: "Pause “big.bin”").press()
        try await voyager.tree.find(.button, named: "Go On with “big.bin”").press()
        try await Poll.untilTrue("the rest being asked for") { file.requests.count == 2 }
        kill(voyager.program.process, SIGKILL)
        _ = try await voyager.program.waitForExit()
      }
      try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page", times: 2)
        try await voyager.press("ctrl+shift+y")
        try await voyager.tree.find(.button, named: "Go On with “big.bin”").press()
        _ = try await voyager.tree.find(.button, named: "Show “big.bin” in Its Folder")
        #expect(try Data(contentsOf: folder.appendingPathComponent("big.bin")) == body)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(left == ["big.bin"])
        let starts = file.requests.map { $0.headers["range"] }
        #expect(
          starts.count == 3 && starts.first == .some(nil) && starts.dropFirst().allSatisfy { $0 != nil })
      }
    }
  }
}

import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Saving pages")
  struct PageSavingTests {
    /// A page that is one colour, as small as can be.
    static let pdf = Data(
      """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents 4 0 R/Resources<<>>>>endobj
      4 0 obj<</Length 25>>stream
      1 0 1 rg 0 0 400 400 re f
      endstream endobj
      trailer<</Root 1 0 R/Size 5>>
      """.utf8)

    /// Names a file in the chooser of the desktop, and agrees that an older one is replaced.
    private static func choose(_ file: URL, replacing: Bool, _ voyager: VoyagerProcess) async throws {
      _ = try await voyager.tree.find("the chooser") { $0.name == "Save the File" && $0.isShowing }
      try await Keyboard.press(["ctrl+a"])
      try await Keyboard.type(file.path)
      try await Keyboard.press(["Return"])
      if replacing {
        try await voyager.tree.find("the agreement") {
          $0.role == .button && $0.name.contains("Replace") && $0.isShowing
        }
        .press()
      }
      try await Poll.untilTrue("no chooser") {
        try await voyager.tree.windows().allSatisfy { $0.name != "Save the File" || !$0.isShowing }
      }
    }

    @Test("A saved page replaces an older file whole, and leaves it as it was where it can't")
    func replaces() async throws {
      let site = try TestSite()
      site.page("/page", "<p>Bread</p>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let file = environment.home.appending(path: "page.mhtml")
      try Data("old".utf8).write(to: file)
      try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.press("ctrl+s")
        try await Self.choose(file, replacing: true, voyager)
        try await Poll.untilTrue("the page") {
          (try? String(contentsOf: file, encoding: .utf8))?.contains("<p>Bread</p>") == true
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: environment.home.path) == ["page.mhtml"])
      }
    }

    @Test(
      "On a full disk the older file stays whole, and a sentence says so",
      .enabled("Only an administrator can mount a disk.") { getuid() == 0 })
    func diskFull() async throws {
      let site = try TestSite()
      site.page("/page", "<p>\(String(repeating: "Bread. ", count: 100_000))</p>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let folder = environment.folder.appending(path: "disk")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try await Command.run("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", folder.path])
      defer { umount2(folder.path, Int32(MNT_DETACH)) }
      let file = folder.appending(path: "page.mhtml")
      try Data("old".utf8).write(to: file)
      try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.press("ctrl+s")
        try await Self.choose(file, replacing: true, voyager)
        let notice = try await voyager.tree.find("the sentence") {
          $0.name.hasPrefix("The page could not be saved (") && $0.isShowing
        }
        #expect(notice.name.contains("space") || notice.name.contains("full"), "\(notice.name)")
        #expect(try String(contentsOf: file, encoding: .utf8) == "old")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["page.mhtml"])
      }
    }

    @Test("A PDF that a form gave is shown and saved as it came, and the form is sent once")
    func postedPDF() async throws {
      let site = try TestSite()
      site.server.on("/pdf") { request in
        guard request.method == "POST" else {
          return .notFound
        }
        return HTTPResponse(headers: ["Content-Type": "application/pdf"], body: .whole(Self.pdf))
      }
      site.page(
        "/form", "<form method=post action=/pdf><button class=all name=a value=b>Send</button></form>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let file = environment.home.appending(path: "report.pdf")
      try await VoyagerProcess.run([site.address("/form")], in: environment) { voyager in
        try await site.wait(for: "shown /form")
        try await voyager.clickPage()
        try await Poll.untilTrue("the PDF on the screen") { try await ScreenColor.magenta.count() > 2000 }
        #expect(environment.downloadedFiles.isEmpty)
        try await voyager.press("ctrl+s")
        try await Self.choose(file, replacing: false, voyager)
        try await Poll.untilTrue("the saved PDF") { (try? Data(contentsOf: file)) == Self.pdf }
        #expect(site.server.requests(for: "/pdf").map(\.method) == ["POST"])
      }
    }
  }
}

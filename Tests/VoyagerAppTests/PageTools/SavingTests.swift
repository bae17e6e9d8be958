import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Saving pages")
  struct SavingTests {
    @Test("A page is saved whole by key, and as HTML and PDF from the menu")
    func saves() async throws {
      let site = try TestSite()
      site.page("/one", "<h1>Bread and water</h1>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/one")], in: environment) { voyager in
        try await site.wait(for: "shown /one")
        try await voyager.press("ctrl+s")
        try await save("page.mhtml", beginning: "From: ", in: voyager)
        try await voyager.runTool("Save as HTML…")
        try await save("page.html", beginning: "<!DOCTYPE html>", in: voyager)
        try await voyager.runTool("Save as PDF…")
        try await save("page.pdf", beginning: "%PDF-", in: voyager)
      }
    }

    private func save(_ name: String, beginning start: String, in voyager: VoyagerProcess) async throws {
      let file = voyager.environment.home.appending(path: name)
      let chooser = try await voyager.window(titled: "Save the File")
      try await voyager.press("ctrl+a", in: chooser)
      try await voyager.type(file.path, in: chooser)
      try await Poll.untilTrue("the chooser's end") {
        guard try await voyager.tree.windows().contains(where: { $0.name == chooser.name }) else {
          return true
        }
        try? await voyager.press("Return", in: chooser)
        return false
      }
      try await Poll.untilTrue("the file \(name)") {
        (try? Data(contentsOf: file))?.starts(with: Data(start.utf8)) == true
      }
    }

    @Test(
      "Letters that read wrongly read rightly in another encoding from the menu, and find and size are in it")
    func reads() async throws {
      let site = try TestSite()
      site.server.on("/old") { _ in
        HTTPResponse(
          headers: ["Content-Type": "text/html"],
          body: .whole(Data("<title>".utf8) + Data([0xCF, 0xF0, 0xE8]) + Data("</title><p>Bread".utf8)))
      }
      try await VoyagerProcess.run([site.address("/old")]) { voyager in
        _ = try await voyager.window(titled: "Ïðè")
        try await voyager.runTool("Text Encoding", "Cyrillic")
        _ = try await voyager.window(titled: "При")
        try await voyager.press("F10")
        try await voyager.tree.find(.button, named: "Zoom In").press()
        _ = try await voyager.tree.find("175 %") { $0.name == "175 %" && $0.isShowing }
        try await voyager.tree.find("the search") { $0.name == "Find in Page…" && $0.isShowing }.press()
        _ = try await voyager.tree.find(.entry, named: "Find in this page")
        try await voyager.type("bread")
        _ = try await voyager.tree.find("the count") { $0.name == "1 of 1" && $0.isShowing }
      }
    }

    @Test("The inspector opens below the page, by key and from the menu")
    func inspects() async throws {
      let site = try TestSite()
      site.page("/one", "<h1>Bread</h1>")
      site.page("/two", "<h1>Cake</h1>")
      try await VoyagerProcess.run([site.address("/one")]) { voyager in
        try await site.wait(for: "shown /one")
        try await voyager.press("F12")
        try await inspectors(1, in: voyager)
        try await Screenshot.save("inspector")
        try await voyager.open("/two", of: site)
        try await voyager.runTool("Inspect Page")
        try await inspectors(2, in: voyager)
      }
    }

    /// An inspector lies within the view of its page.
    private func inspectors(_ count: Int, in voyager: VoyagerProcess) async throws {
      try await Poll.untilTrue("\(count) inspectors") {
        try await voyager.tree.windows().flatMap(\.all).count { $0.name == "WebKitWebViewBase" } == count
      }
    }
  }
}

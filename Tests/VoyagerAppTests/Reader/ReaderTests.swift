import Foundation
import Testing
import VoyagerCore

extension AppTests {
  @Suite("Reader view")
  struct ReaderTests {
    private static let words = String(
      repeating:
        "<p>Flour, water and salt, and time enough for all of it to rise, in a warm place. It is not "
        + "much that it takes, but it takes its time, and who hurries gets a stone, as everybody knows.",
      count: 12)
    private static let article = """
      <nav><a href=/a>Home</a></nav><article><h1>How Bread Rises</h1>\(words)</article>
      <script>
      const measure = () => tell('width ' + innerWidth)
      addEventListener('load', measure); addEventListener('resize', measure)
      addEventListener('pageshow', event => event.persisted && tell('back'))
      </script>
      """

    @Test("An article is read alone by key, sign and menu, keeps its address, and back leaves it")
    func reads() async throws {
      let site = try TestSite()
      site.page("/bread", Self.article)
      site.page("/form", "<form><input aria-label=q></form>")
      try await VoyagerProcess.run([site.address("/bread")]) { voyager in
        try await site.wait(for: "shown /bread")
        let address = try await voyager.addressText()
        _ = try await voyager.tree.find(.button, named: "Reader View")
        try await Screenshot.save("reader-offered")
        try await voyager.press("F9")
        try await shows("How Bread Rises", after: "F9", in: voyager)
        #expect(try await voyager.addressText() == address)
        try await Screenshot.save("reader")
        try await voyager.press("alt+Left")
        try await shows("/bread", after: "back", in: voyager)
        try await voyager.tree.find(.button, named: "Reader View").press()
        try await shows("How Bread Rises", after: "the sign", in: voyager)
        try await voyager.tree.find(.button, named: "Close Reader View").press()
        try await shows("/bread", after: "the sign again", in: voyager)
        try await voyager.runTool("Reader View")
        try await shows("How Bread Rises", after: "the menu", in: voyager)
        try await voyager.press("ctrl+alt+r")
        try await shows("/bread", after: "the other key", in: voyager)
        try await voyager.go(to: site.address("/form"))
        try await site.wait(for: "shown /form")
        try await voyager.tree.waitUntilGone(.button, named: "Reader View")
        try await voyager.press("F9")
        _ = try await voyager.notice("There is no article on this page that the reader view could show.")
      }
    }

    private func shows(_ title: String, after step: String, in voyager: VoyagerProcess) async throws {
      _ = try await voyager.tree.find("\"\(title)\" after \(step)") { $0.role == .frame && $0.name == title }
    }

    @Test("The default size holds for a new site, and that of articles leaves it alone")
    func keepsTheSitesSize() async throws {
      let site = try TestSite()
      site.page("/bread", Self.article)
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let settings = VoyagerPaths(profile: environment.profile).settingsFile()
      try FileManager.default.createDirectory(
        at: settings.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "{\"pageZoom\": 1.1}".write(to: settings, atomically: true, encoding: .utf8)
      try await VoyagerProcess.run([site.address("/bread")], in: environment) { voyager in
        try await site.wait(for: "shown /bread")
        let view = try await voyager.page().frame()
        try await Poll.untilTrue("110 %", details: { "\(site.reports)" }) {
          site.reports.contains("width \(Int((Double(view.width) / 1.1).rounded(.down)))")
        }
        let before = site.reports.last { $0.hasPrefix("width") }
        try await voyager.press("F9")
        _ = try await voyager.window(titled: "How Bread Rises")
        try await voyager.press("ctrl+plus")
        _ = try await voyager.tree.find(.button, named: "Size of the page 125 percent, back to normal size")
        try await voyager.press("F9")
        _ = try await voyager.window(titled: "/bread")
        try await voyager.tree.waitUntilGone(
          .button, named: "Size of the page 125 percent, back to normal size")
        try await voyager.press("ctrl+r")
        try await site.wait(for: "shown /bread", times: 2)
        #expect(site.reports.last { $0.hasPrefix("width") } == before)
      }
    }
  }
}

import Foundation
import Testing

extension AppTests {
  @Suite("Pictures of a part")
  struct PartPictureTests {
    @Test("A part is drawn with the pointer or moved by keys, taken, or left with Escape")
    func choosesAPart() async throws {
      let site = try TestSite()
      site.page("/one", "<h1>Bread</h1>" + String(repeating: "<p>Words of a page", count: 40))
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/one")], in: environment) { voyager in
        try await site.wait(for: "shown /one")
        try await voyager.press("ctrl+alt+s")
        _ = try await chooser(in: voyager)
        try await Screenshot.save("part-of-a-page")
        try await voyager.press("Escape")
        try await gone(in: voyager)
        #expect(pictures(in: environment).isEmpty)

        try await voyager.press("ctrl+alt+s")
        _ = try await chooser(in: voyager)
        let page = try await voyager.screenFrame(of: voyager.page())
        let start = ScreenPoint(x: page.x + 40, y: page.y + 50)
        try await Pointer.drag(from: start, to: ScreenPoint(x: start.x + 200, y: start.y + 100))
        try await Screenshot.save("part-drawn")
        try await voyager.press("Return")
        _ = try await voyager.tree.find("the notice") { $0.name.hasPrefix("The picture is saved in ") }
        let size = try #require(pictures(in: environment).first.flatMap(Self.size))
        #expect(abs(size.width - 201) <= 1 && abs(size.height - 100) <= 1, "\(size)")

        try await voyager.runTool("Pictures", "Copy Picture of a Part…")
        _ = try await chooser(in: voyager)
        try await voyager.press("Right", "shift+Down", "Return")
        _ = try await voyager.notice("The picture is copied.")

        try await voyager.press("ctrl+alt+s")
        try await chooser(in: voyager).first { $0.name == "Cancel" }?.press()
        try await gone(in: voyager)
        #expect(pictures(in: environment).count == 1)
      }
    }

    private func chooser(in voyager: VoyagerProcess) async throws -> AccessibleElement {
      try await voyager.tree.find("the part") {
        $0.name == "Part of the page for the picture" && $0.isShowing
      }
    }

    private func gone(in voyager: VoyagerProcess) async throws {
      try await Poll.untilTrue("no part any more") {
        try await voyager.tree.windows().allSatisfy {
          $0.first { $0.name == "Part of the page for the picture" && $0.isShowing } == nil
        }
      }
    }

    private func pictures(in environment: TestEnvironment) -> [URL] {
      let files = FileManager.default.enumerator(at: environment.folder, includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? []).filter { $0.lastPathComponent.hasSuffix("one.png") }
    }

    /// As the PNG header says.
    private static func size(_ picture: URL) -> (width: Int, height: Int)? {
      guard let data = try? Data(contentsOf: picture), data.count > 24 else {
        return nil
      }
      func number(_ place: Int) -> Int { data[place..<(place + 4)].reduce(0) { $0 << 8 + Int($1) } }
      return (number(16), number(20))
    }
  }
}

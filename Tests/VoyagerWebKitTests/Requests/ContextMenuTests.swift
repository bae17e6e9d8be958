import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("The context menu")
  struct ContextMenuTests {
    private func stage(_ html: String) async throws -> (Stage, any EngineSurface, ScriptedPage) {
      let stage = try Stage()
      stage.server.page("/", html)
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      return (stage, surface, page)
    }

    @Test("A link is known by its address and text; no entries, no menu")
    func link() async throws {
      let (stage, _, page) = try await stage("<a href=/there style='position:fixed;inset:0'>Over there</a>")
      try await Pointer.click(x: 200, y: 5, button: 3)
      try await eventually("the menu") { page.targets.count == 1 }
      let target = page.targets.first
      #expect(target?.link == Address(stage.server.address("/there")))
      #expect(target?.linkText == "Over there")
      #expect(target?.isEditable == false && target?.media == nil && target?.selection == nil)
    }

    @Test("Selected text and editable fields are known, and the engine offers what fits")
    func selection() async throws {
      let (_, surface, page) = try await stage(
        "<p id=p style='position:fixed;inset:0;font-size:80px'>Selected words</p>")
      try await Pointer.click(x: 150, y: 150)
      _ = try await surface.evaluate("getSelection().selectAllChildren(document.getElementById('p'))")
      try await Pointer.click(x: 150, y: 100, button: 3)
      try await eventually("the menu") { page.targets.count == 1 }
      #expect(page.targets.first?.selection == "Selected words")
      #expect(page.targets.first?.offered.contains(.copy) == true)
    }
  }
}

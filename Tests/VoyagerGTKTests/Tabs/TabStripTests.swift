import GTK
import Testing
import VoyagerTesting

@testable import VoyagerCore
@testable import VoyagerGTK

extension GTKShellTests {
  @MainActor @Suite("Tab strip")
  struct TabStripTests {
    @Test("Of very many restored tabs the window shows some at once, and soon all in their order")
    func many() async throws {
      let program = try Program()
      let ids = (0..<100).map { _ in TabID() }
      let address = Address("about:blank")
      let tabs = ids.enumerated().map { index, id in
        StoredTab(
          id: id, identity: Identity.standard.id, isPinned: index < 30, position: Double(index),
          page: StoredPage(address, title: "Page \(index)"))
      }
      program.services.restore(
        StoredSession(windows: [
          StoredWindow(id: WindowID(), identity: Identity.standard.id, selected: ids[70], tabs: tabs)
        ]))
      let window = try #require(program.services.windows.first)
      let strip = try #require(window.shell as? BrowserWindowController).strip
      let shown = { strip.view.pages.map { strip.tab($0)?.id } }
      strip.follow()
      #expect(shown().count < ids.count)
      #expect(strip.view.selectedPage.flatMap(strip.tab)?.id == ids[70])
      try await eventually("all tabs are there") { shown().count == ids.count }
      #expect(shown() == ids)
      #expect(strip.view.pinnedCount == 30)
      #expect(strip.view.selectedPage.flatMap(strip.tab)?.id == ids[70])
      window.commands.run(.closeWindow)
      try await eventually("the window is closed") { program.services.windows.isEmpty }
    }
  }
}

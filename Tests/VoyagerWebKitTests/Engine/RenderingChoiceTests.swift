import CDesktop
import Testing
import VoyagerCore

@testable import VoyagerWebKit

extension WebKitTests {
  @Suite("The choice of rendering")
  struct RenderingChoiceTests {
    @Test("A render node that can be opened means hardware, and the environment has the last word")
    func choose() {
      #expect(RenderingChoice.choose(wanted: nil, renderNodes: ["/no/such/node"]) == .software)
      #expect(RenderingChoice.choose(wanted: nil, renderNodes: ["/no/such/node", "/dev/null"]) == .hardware)
      #expect(RenderingChoice.choose(wanted: "software", renderNodes: ["/dev/null"]) == .software)
      #expect(RenderingChoice.choose(wanted: "hardware", renderNodes: []) == .hardware)
      #expect(RenderingChoice.choose(wanted: "purple", renderNodes: []) == .software)
      #expect(RenderingChoice.choose(wanted: "automatic", renderNodes: ["/dev/null"]) == .hardware)
    }

    @MainActor @Test("What the person chooses holds at once for a page that is open")
    func live() throws {
      let stage = try Stage()
      let surface = try #require(stage.open().0 as? WebKitSurface)
      let policy = {
        webkit_settings_get_hardware_acceleration_policy(
          webkit_web_view_get_settings(surface.webView.pointer))
      }
      for (drawing, wanted) in [
        (PageDrawing.software, WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER),
        (.hardware, WEBKIT_HARDWARE_ACCELERATION_POLICY_ALWAYS),
      ] {
        var preferences = PagePreferences()
        preferences.drawing = drawing
        stage.engine.apply(preferences)
        #expect(policy() == wanted)
      }
    }
  }
}

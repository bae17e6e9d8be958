import CDesktop
import GTK
import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("The inspector")
  struct InspectorTests {
    @Test("It goes into a window of its own, keeps its page awake, and lets it sleep again")
    func detaches() async throws {
      let stage = try Stage()
      stage.server.page("/", "<h1>Bread</h1>")
      let (surface, reports) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, reports)
      let view = try #require(surface.view as? Widget)
      let inspector = webkit_web_view_get_inspector(view.typed())
      surface.inspect()
      func root() -> OpaquePointer? {
        webkit_web_inspector_get_web_view(inspector).flatMap {
          gtk_widget_get_root(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
        }
      }
      let page = gtk_widget_get_root(view.typed())
      try await eventually("the inspector") { root() != nil }
      #expect(surface.activity.contains(.inspected))
      if webkit_web_inspector_is_attached(inspector) != 0 { webkit_web_inspector_detach(inspector) }
      try await eventually("a window of its own") {
        root() != nil && root() != page && webkit_web_inspector_is_attached(inspector) == 0
      }
      webkit_web_inspector_close(inspector)
      try await eventually("its end") { webkit_web_inspector_get_web_view(inspector) == nil }
      #expect(!surface.activity.contains(.inspected))
    }
  }
}

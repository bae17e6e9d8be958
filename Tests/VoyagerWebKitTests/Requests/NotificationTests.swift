import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("What a page knows of notifications")
  struct NotificationTests {
    private static let page = """
      <button style='position:fixed;left:0;top:0;width:700px;height:500px'
        onclick="Notification.requestPermission().then(answer => document.title = answer)">x</button>
      <script>
      document.title = Notification.permission
      // Before it is drawn, a click would be lost.
      requestAnimationFrame(() => requestAnimationFrame(() => document.title = 'drawn ' + Notification.permission))
      </script>
      """

    private let stage: Stage
    private let store: DataStore
    private let origin: String

    init() throws {
      stage = try Stage(sparePages: .kept)
      stage.server.page("/", Self.page)
      store = stage.diskStore("ann")
      origin = "http://localhost:\(stage.server.port)"
    }

    private func decide(_ decision: PermissionDecision?) {
      stage.notifications[store] = decision.map { [origin: $0] }
      stage.engine.notificationsDidChange(in: store)
    }

    private func known(in store: DataStore? = nil) async throws -> String? {
      let (surface, page) = stage.open(in: store ?? self.store)
      defer { surface.close() }
      surface.load(Address(stage.server.namedAddress("/")))
      try await eventually("the page") { page.titles.contains { !$0.isEmpty } }
      return page.titles.first { !$0.isEmpty }
    }

    @Test("A new page knows what holds now, also after it was taken back, and no other store does")
    func knows() async throws {
      #expect(try await known() == "default")
      decide(.allow)
      #expect(try await known() == "granted")
      #expect(try await known(in: stage.diskStore("bob")) == "default")
      #expect(try await known(in: stage.store) == "default")
      decide(nil)
      #expect(try await known() == "default")
    }

    @Test("A page kept ready from before knows it too")
    func spare() async throws {
      #expect(try await known() == "default")
      try await eventually("a spare") { stage.engine.spares?.isReady(for: store) == true }
      decide(.allow)
      try await eventually("a new spare") { stage.engine.spares?.isReady(for: store) == true }
      #expect(try await known() == "granted")
    }

    // WebKit says "default" for a denial until the page asks, so that sites can't tell people apart by it.
    @Test("A denial is known as soon as the page asks")
    func denied() async throws {
      decide(.deny)
      let (surface, page) = stage.open(in: store)
      page.onPermission = { $1.answer(.deny) }
      try await stage.show(surface)
      surface.load(Address(stage.server.namedAddress("/")))
      try await eventually("the page") { page.titles.last == "drawn default" && page.finished == 1 }
      try await Pointer.click(x: 200, y: 200)
      try await eventually("the answer") { page.titles.last == "denied" }
    }
  }
}

import CDesktop
import GTK
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("Lifetimes")
  struct LifetimeTests {
    @MainActor
    private final class Count {
      var views = 0

      func watch(_ view: Object) {
        views += 1
        g_object_weak_ref(
          view.typed(),
          { data, _ in
            if let data {
              Unmanaged<Count>.fromOpaque(data).takeUnretainedValue().views -= 1
            }
          }, Unmanaged.passUnretained(self).toOpaque())
      }
    }

    @Test("Two hundred surfaces, opened, loaded and closed, leave no view and no wrapper")
    func many() async throws {
      let stage = try Stage()
      stage.server.page("/", "<title>Here</title><script>alert('a')</script>")
      // What belongs to the engine and the store is made with the first surface.
      stage.engine.makeSurface(SurfaceConfiguration(store: stage.store, zoom: 1.5)).close()
      let wrappers = Object.liveCount
      let count = Count()
      for index in 0..<200 {
        let surface = stage.engine.makeSurface(SurfaceConfiguration(store: stage.store, zoom: 1.5))
        let page = stage.attach(surface)
        let view = try #require(surface.view as? Object)
        count.watch(view)
        // A load costs a process; every tenth is enough to meet each kind of end.
        if index % 10 == 0 {
          surface.load(Address(stage.server.address("/")))
          try await eventually("the page") { index % 20 == 0 ? page.finished == 1 : page.started.count == 1 }
        }
        surface.close()
      }
      try await eventually("no view") { count.views == 0 }
      try await eventually("no wrapper") { Object.liveCount <= wrappers }
    }

    @Test("A view on the screen goes with its window, in either order")
    func shown() async throws {
      let stage = try Stage()
      stage.server.page("/", "<title>Here</title>")
      let count = Count()
      for closesFirst in [true, false] {
        let surface = stage.engine.makeSurface(SurfaceConfiguration(store: stage.store, zoom: 1))
        let page = stage.attach(surface)
        let view = try #require(surface.view as? Widget)
        count.watch(view)
        let window = try #require(Widget.wrap(ifPresent: gtk_window_new()))
        gtk_window_set_child(window.typed(), view.typed())
        gtk_window_present(window.typed())
        try await stage.load("/", in: surface, page)
        if closesFirst {
          surface.close()
          gtk_window_destroy(window.typed())
        } else {
          gtk_window_destroy(window.typed())
          surface.close()
        }
      }
      try await eventually("no view") { count.views == 0 }
    }

    @Test("A script that runs when its surface is closed fails")
    func scriptOfClosed() async throws {
      let stage = try Stage()
      stage.server.page("/", "x")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      let endless = Task { try await surface.evaluate("while (true) {}") }
      try await Task.sleep(for: .milliseconds(100))
      surface.close()
      await #expect(throws: (any Error).self) { _ = try await endless.value }
    }
  }
}

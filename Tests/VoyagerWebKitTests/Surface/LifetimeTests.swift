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
    }

    @Test("Two hundred surfaces, opened, loaded and closed, leave no view and no wrapper")
    func many() async throws {
      let stage = try Stage()
      stage.server.page("/", "<title>Here</title><script>alert('a')</script>")
      let wrappers = Object.liveCount
      let count = Count()
      for index in 0..<200 {
        let surface = stage.engine.makeSurface(SurfaceConfiguration(store: stage.store, zoom: 1.5))
        let page = stage.attach(surface)
        let view = try #require(surface.view as? Object)
        count.views += 1
        g_object_weak_ref(
          view.typed(),
          { data, _ in
            if let data {
              Unmanaged<Count>.fromOpaque(data).takeUnretainedValue().views -= 1
            }
          }, Unmanaged.passUnretained(count).toOpaque())
        // A load costs a process; every tenth is enough to meet each kind of end.
        if index % 10 == 0 {
          surface.load(Address(stage.server.address("/")))
          try await eventually("the page") { index % 20 == 0 ? page.finished == 1 : page.started.count == 1 }
        }
        surface.close()
      }
      try await eventually("no view") { count.views == 0 }
      // The engine keeps the wrapper of the store that it made.
      try await eventually("no wrapper") { Object.liveCount <= wrappers + 1 }
    }
  }
}

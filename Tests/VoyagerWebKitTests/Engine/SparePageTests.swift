import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("A page kept ready")
  struct SparePageTests {
    @Test("The next tab takes it, with its own zoom and an empty list; a memory store has none")
    func taken() async throws {
      let stage = try Stage(sparePages: .kept)
      stage.server.page("/", "<title>Here</title>")
      for (store, isKept) in [(stage.diskStore("a"), true), (stage.store, false)] {
        let (first, firstPage) = stage.open(in: store)
        try await stage.load("/", in: first, firstPage)
        if isKept {
          try await eventually("a spare") { stage.engine.spares?.isReady(for: store) == true }
        }
        #expect(stage.engine.spares?.isReady(for: store) == isKept)
        let (second, secondPage) = stage.open(in: store, zoom: 1.5)
        #expect(stage.engine.spares?.isReady(for: store) == false)
        #expect(second.zoom == 1.5)
        #expect(second.history == SurfaceHistory())
        try await stage.load("/", in: second, secondPage)
        try await eventually("the title") { secondPage.titles.last == "Here" }
        #expect(second.history == SurfaceHistory())
        #expect(secondPage.started.count == 1)
      }
    }
  }
}

import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("Parts of a page that may ask")
  struct AskingPartsTests {
    @Test("What the page lends a permission to, by kind; else where the person acted last")
    func parts() async throws {
      let stage = try Stage()
      stage.server.page(
        "/frame",
        """
        <button style='position:fixed;inset:0'>x</button>
        <script>requestAnimationFrame(() => requestAnimationFrame(() => parent.postMessage('drawn', '*')))</script>
        """)
      let frame = stage.server.namedAddress("/frame")
      stage.server.page(
        "/",
        """
        <script>onmessage = event => document.title = event.data</script>
        <iframe style='position:fixed;left:0;top:0;width:700px;height:500px' src='\(frame)'
          allow="camera *; Geolocation 'src'"></iframe><iframe src='/other' allow='microphone'></iframe>
        """)
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      let asking = [Address(frame)]
      #expect(await surface.parts(thatMayAskFor: .location) == asking)
      #expect(await surface.parts(thatMayAskFor: .cameraAndMicrophone) == asking)
      #expect(await surface.parts(thatMayAskFor: .microphone) == [Address(stage.server.address("/other"))])
      #expect(await surface.parts(thatMayAskFor: .screen) == [])
      #expect(await surface.parts(thatMayAskFor: .pointerLock) == [])
      // Before it is drawn, a click would be lost.
      try await eventually("the frame") { page.titles.last == "drawn" }
      for _ in 0..<30 where await surface.parts(thatMayAskFor: .pointerLock) != asking {
        try await Pointer.click(x: 200, y: 200)
      }
      #expect(await surface.parts(thatMayAskFor: .pointerLock) == asking)
    }
  }
}

import CDesktop
import Foundation
import GTK
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("What a page plays and captures")
  struct MediaTests {
    private let whole = "style='position:fixed;left:0;top:0;width:700px;height:500px'"

    // MARK: - Sound

    private static let play =
      "new Audio('/tone.wav').play().then(() => document.title = 'plays', e => document.title = e.name)"

    private func sound(_ policy: AutoplayPolicy) async throws -> (Stage, any EngineSurface, ScriptedPage) {
      let stage = try Stage()
      stage.server.on("/tone.wav") { _ in .tone }
      stage.server.page(
        "/", "<button \(whole) onclick=\"\(Self.play)\">x</button><script>\(Self.play)</script>")
      let (surface, page) = stage.open()
      page.autoplay = policy
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      return (stage, surface, page)
    }

    @Test("Sound waits for an action of the person", arguments: [AutoplayPolicy.withoutSound, .nothing])
    func waits(policy: AutoplayPolicy) async throws {
      let (_, _, page) = try await sound(policy)
      try await eventually("the refusal") { page.titles.last == "NotAllowedError" }
      try await Pointer.click(x: 200, y: 200)
      try await eventually("the sound") { page.titles.last == "plays" }
    }

    @Test("A site that may play by itself plays")
    func plays() async throws {
      let (_, _, page) = try await sound(.everything)
      try await eventually("the sound") { page.titles.last == "plays" }
    }

    // MARK: - Capture

    private func capture(_ script: String) async throws -> (Stage, any EngineSurface, ScriptedPage) {
      let stage = try Stage()
      stage.server.page(
        "/",
        """
        <script>
        const watch = stream => {
          document.title = 'captures'
          for (const track of stream.getTracks()) {
            track.onended = () => document.title = track.kind + ' ended'
          }
        }
        const refused = error => document.title = error.name
        // Before it is drawn, a click would be lost.
        requestAnimationFrame(() => requestAnimationFrame(() => document.title = 'drawn'))
        </script>
        <button \(whole) onclick="\(script).then(watch, refused)">x</button>
        """)
      let (surface, page) = stage.open()
      let view = try #require(surface.view as? WebView)
      let settings = webkit_web_view_get_settings(view.typed())
      webkit_settings_set_enable_mock_capture_devices(settings, 1)
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      try await eventually("the page being drawn") { page.titles.last == "drawn" }
      return (stage, surface, page)
    }

    nonisolated private static let uses: [(script: String, kind: PermissionKind, capture: CaptureState)] = [
      ("navigator.mediaDevices.getUserMedia({video: true})", .camera, .camera),
      ("navigator.mediaDevices.getUserMedia({audio: true})", .microphone, .microphone),
      (
        "navigator.mediaDevices.getUserMedia({audio: true, video: true})", .cameraAndMicrophone,
        [.camera, .microphone]
      ),
      ("navigator.mediaDevices.getDisplayMedia()", .screen, .screen),
    ]

    @Test(
      "Camera, microphone and screen are told while they are in use, and end when the parent ends them",
      arguments: Self.uses)
    func captures(script: String, kind: PermissionKind, capture: CaptureState) async throws {
      let (_, surface, page) = try await self.capture(script)
      page.onPermission = { $1.answer(.allow) }
      try await Pointer.click(x: 200, y: 200)
      try await eventually("the capture") { page.captures.last == capture }
      #expect(page.permissions.map(\.kind) == [kind])
      try await eventually("the page knowing") { page.titles.last == "captures" }
      surface.stopCapture(capture)
      try await eventually("the end") { page.captures.last == [] }
      try await eventually("the page knowing") { page.titles.last?.hasSuffix(" ended") == true }
    }

    @Test("A refusal reaches the page and nothing is captured")
    func refuses() async throws {
      let (_, _, page) = try await capture("navigator.mediaDevices.getUserMedia({video: true})")
      try await Pointer.click(x: 200, y: 200)
      try await eventually("the refusal") { page.titles.last == "NotAllowedError" }
      #expect(page.captures.allSatisfy { $0 == [] })
    }
  }
}

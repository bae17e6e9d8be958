import CDesktop
import GTK
import VoyagerCore

/// Tells the title, the icon, the list, the pointer, sound and capture.
@MainActor
final class StateReports {
  private weak var surface: WebKitSurface?
  private var hover: HoverTarget?

  private init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  static func follow(_ surface: WebKitSurface) {
    let reports = StateReports(surface)
    let view = surface.webView
    view.connect("notify::title") { reports.didChangeTitle() }
    view.connect("notify::favicon") { reports.didChangeIcon() }
    view.connect("notify::is-playing-audio") { reports.didChangeAudio() }
    for device in ["camera", "microphone", "display"] {
      view.connect("notify::\(device)-capture-state") { reports.didChangeCapture() }
    }
    view.connect("mouse-target-changed") { (hit: Object) in reports.didHover(hit) }
    // Messages come from extensions of the web process; there are none.
    view.connect("user-message-received") { () -> Bool in true }
    if let list = webkit_web_view_get_back_forward_list(view.pointer) {
      Object(list, .none).connect("changed") { reports.didChangeHistory() }
    }
    // `show-option-menu` stays WebKit's: it draws the list of a <select> itself, at the right place.
  }

  private func didChangeTitle() {
    guard let surface else {
      return
    }
    surface.report(.titleChanged(string(webkit_web_view_get_title(surface.webView.pointer)) ?? ""))
  }

  private func didChangeIcon() {
    guard let surface else {
      return
    }
    let texture = webkit_web_view_get_favicon(surface.webView.pointer)
    surface.report(.iconChanged(texture.flatMap { Picture.png($0) }))
  }

  private func didChangeAudio() {
    guard let surface else {
      return
    }
    surface.report(
      .audioChanged(isPlaying: webkit_web_view_is_playing_audio(surface.webView.pointer) != 0))
  }

  private func didChangeCapture() {
    guard let view = surface?.webView.pointer else {
      return
    }
    var capture: CaptureState = []
    if webkit_web_view_get_camera_capture_state(view) == WEBKIT_MEDIA_CAPTURE_STATE_ACTIVE {
      capture.insert(.camera)
    }
    if webkit_web_view_get_microphone_capture_state(view) == WEBKIT_MEDIA_CAPTURE_STATE_ACTIVE {
      capture.insert(.microphone)
    }
    if webkit_web_view_get_display_capture_state(view) == WEBKIT_MEDIA_CAPTURE_STATE_ACTIVE {
      capture.insert(.screen)
    }
    surface?.report(.captureChanged(capture))
  }

  private func didChangeHistory() {
    guard let surface else {
      return
    }
    surface.report(.historyChanged(surface.history))
  }

  private func didHover(_ hit: Object) {
    let target = string(webkit_hit_test_result_get_link_uri(hit.opaque))
      .map { HoverTarget(link: Address($0)) }
    guard target != hover else {
      return
    }
    hover = target
    surface?.report(.hoverChanged(target))
  }
}

import CDesktop
import Foundation
import GTK
import VoyagerCore

extension WebKitSurface {
  /// The name of the world in which the parent's scripts run.
  static let world = "voyager"
  /// How long a question waits for what only makes it clearer.
  private static let patience = Duration.milliseconds(500)

  func evaluate(_ script: String) async throws -> String? {
    try await channel.run(script)
  }

  /// WebKit counts each script that it is given as an act of the person.
  func act(_ script: String) async throws -> String? {
    let view = webView.pointer
    do {
      return try await gioAsync {
        webkit_web_view_evaluate_javascript(view, script, -1, Self.world, nil, $0, $1, $2)
      } finish: { source, result in
        let value = try gtry {
          webkit_web_view_evaluate_javascript_finish(
            source?.assumingMemoryBound(to: WebKitWebView.self), result, $0)
        }
        guard let value else {
          return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(value)) }
        return jsc_value_is_undefined(value) != 0 ? nil : takeString(jsc_value_to_json(value, 0))
      }
    } catch let error as GLibError {
      throw ScriptError(message: error.message)
    }
  }

  func zoomInPlace(to zoom: Double) {
    zooming.zoom(to: zoom)
  }

  func selectedText() async -> String {
    let text = try? await evaluate(FinderScripts.selection)
    return text.flatMap { try? JSONDecoder().decode(String.self, from: Data($0.utf8)) } ?? ""
  }

  func parts(thatMayAskFor kind: PermissionKind) async -> [Address] {
    guard let script = AskingParts.script(for: kind) else {
      return []
    }
    // The page may wait for the answer to another question, which waits for this one.
    return AskingParts.addresses(await channel.run(script, within: Self.patience))
  }

  func snapshot(_ region: SnapshotRegion) async throws -> Data {
    switch region {
    case .visible: try await picture(of: WEBKIT_SNAPSHOT_REGION_VISIBLE) { Picture.png($0) }
    case .part(let part): try await picture(of: WEBKIT_SNAPSHOT_REGION_VISIBLE) { Picture.png($0, part) }
    case .wholePage: try await picture(of: WEBKIT_SNAPSHOT_REGION_FULL_DOCUMENT) { Picture.png($0) }
    }
  }

  func thumbnail(width: Int, height: Int) async throws -> Data {
    let pixels = try await picture(of: WEBKIT_SNAPSHOT_REGION_VISIBLE) { Pixels(of: $0) }
    guard let picture = await Thumbnail(width: width, height: height).picture(of: pixels) else {
      throw SurfaceError(message: "The page has no picture.")
    }
    return picture
  }

  private func picture<Value: Sendable>(
    of region: WebKitSnapshotRegion, _ read: @escaping @MainActor (OpaquePointer) -> Value?
  ) async throws -> Value {
    let view = webView.pointer
    do {
      let picture: Value? = try await gioAsync {
        webkit_web_view_get_snapshot(view, region, [], $0, $1, $2)
      } finish: { source, result in
        let texture = try gtry {
          webkit_web_view_get_snapshot_finish(
            source?.assumingMemoryBound(to: WebKitWebView.self), result, $0)
        }
        guard let texture else {
          return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        return read(texture)
      }
      guard let picture else {
        throw SurfaceError(message: "The page has no picture.")
      }
      return picture
    } catch let error as GLibError {
      throw SurfaceError(message: error.message)
    }
  }

  func save(to file: URL) async throws {
    let view = webView.pointer
    let destination = Object(g_file_new_for_path(file.path), .full)
    do {
      try await gioAsync {
        webkit_web_view_save_to_file(view, destination.opaque, WEBKIT_SAVE_MODE_MHTML, $0, $1, $2)
      } finish: { source, result in
        _ = try gtry {
          webkit_web_view_save_to_file_finish(
            source?.assumingMemoryBound(to: WebKitWebView.self), result, $0)
        }
      }
    } catch let error as GLibError {
      throw SurfaceError(message: error.message)
    }
  }

  func focus() {
    gtk_widget_grab_focus(webView.typed())
  }

  func scroll(to position: ScrollPosition) {
    channel.tell(ScrollReports.returning(to: position))
  }

  func stopCapture(_ capture: CaptureState) {
    if capture.contains(.camera) {
      webkit_web_view_set_camera_capture_state(webView.pointer, WEBKIT_MEDIA_CAPTURE_STATE_NONE)
    }
    if capture.contains(.microphone) {
      webkit_web_view_set_microphone_capture_state(webView.pointer, WEBKIT_MEDIA_CAPTURE_STATE_NONE)
    }
    if capture.contains(.screen) {
      webkit_web_view_set_display_capture_state(webView.pointer, WEBKIT_MEDIA_CAPTURE_STATE_NONE)
    }
  }

  func inspect() {
    webkit_web_inspector_show(webkit_web_view_get_inspector(webView.pointer))
  }

  func find(_ text: String, options: FindOptions) {
    finder.find(text, options: options)
  }

  func findNext() { finder.next() }

  func findPrevious() { finder.previous() }

  func endFind() { finder.end() }

  func leaveFullScreen() {
    guard isFullScreen else {
      return
    }
    exitFullScreen()
  }

  // WebKit has no call for it.
  func exitFullScreen() {
    channel.tell("document.exitFullscreen()")
  }

  func printPage(above window: AnyObject?) {
    guard !isPrinting else {
      return
    }
    // A page that prints in a loop would fill the screen with dialogs.
    isPrinting = true
    PrintDialog.show(for: webView, above: window as? Window) { [weak self] in self?.isPrinting = false }
  }

  func printPage(to file: URL) async throws {
    try await PrintedFile(file).write(webView)
  }
}

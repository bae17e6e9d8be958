import CDesktop
import GTK
import VoyagerCore

/// Knows what of a page would be lost with its view.
@MainActor
final class PageWatch {
  private static let edited = "edited"
  private static let opened = "opened"

  /// Frames in which the person wrote something, by the names that their scripts gave themselves.
  private var editedFrames: Set<String> = []
  /// Whether the document in front can reach the page that opened it.
  private(set) var reachesOpener = false

  var isEdited: Bool { !editedFrames.isEmpty }

  func follow(_ surface: WebKitSurface) {
    guard let manager = webkit_web_view_get_user_content_manager(surface.webView.pointer) else {
      return
    }
    ViewScheme.hear(Self.edited, of: surface) { surface, text in surface.watch.didEdit(text) }
    ViewScheme.hear(Self.opened, of: surface) { surface, _ in surface.watch.reachesOpener = true }
    surface.webView.on("load-changed", self) { (watch: PageWatch, event: UInt32) in
      if WebKitLoadEvent(event) == WEBKIT_LOAD_COMMITTED {
        watch.forget()
      }
    }
    guard
      let script = webkit_user_script_new_for_world(
        EditScript.text(message: Self.edited, opened: Self.opened), WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES,
        WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, WebKitSurface.world, nil, nil)
    else {
      return
    }
    defer { webkit_user_script_unref(script) }
    webkit_user_content_manager_add_script(manager, script)
  }

  func forget() {
    editedFrames = []
    reachesOpener = false
  }

  private func didEdit(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2 else {
      return
    }
    if words[1] == "1" { editedFrames.insert(words[0]) } else { editedFrames.remove(words[0]) }
  }
}

import CDesktop
import Foundation
import GTK
import VoyagerCore

/// What a site keeps for one tab alone (`sessionStorage`), which WebKit ties to the view.
///
/// Many sites keep there that the person has signed in.
@MainActor
final class TabStorage {
  private static let message = "tabStorage"
  /// More is no sign-in, and would have to be held for each tab that sleeps.
  private static let most = 1 << 20

  /// Gives the origin and what it keeps, or nothing where it keeps nothing.
  static let reading = """
    (() => {
      const entries = Object.entries(sessionStorage)
      const text = JSON.stringify([location.origin, entries])
      return entries.length && text.length < \(most) ? text : undefined
    })()
    """

  /// What waits for its site.
  let bytes: Data
  private let script: OpaquePointer
  private let manager: Object
  private var token: SignalToken?

  /// Puts it back before the first script of the page runs.
  ///
  /// - Parameter bytes: What ``reading`` gave, as JSON text.
  init?(_ bytes: Data, in surface: WebKitSurface) {
    guard let manager = webkit_web_view_get_user_content_manager(surface.webView.pointer),
      let script = webkit_user_script_new_for_world(
        Self.writing(String(decoding: bytes, as: UTF8.self)), WEBKIT_USER_CONTENT_INJECT_TOP_FRAME,
        WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, WebKitSurface.world, nil, nil)
    else {
      return nil
    }
    self.bytes = bytes
    self.script = script
    self.manager = Object(manager, .none)
    webkit_user_content_manager_register_script_message_handler(manager, Self.message, WebKitSurface.world)
    webkit_user_content_manager_add_script(manager, script)
    token = self.manager.on("script-message-received::\(Self.message)") { [weak surface] in
      surface?.forgetTabStorage()
    }
  }

  /// Once only: what the site removes later stays removed.
  isolated deinit {
    webkit_user_content_manager_remove_script(manager.opaque, script)
    webkit_user_content_manager_unregister_script_message_handler(
      manager.opaque, Self.message, WebKitSurface.world)
    webkit_user_script_unref(script)
  }

  /// - Parameter kept: A JSON string.
  private static func writing(_ kept: String) -> String {
    """
    (() => {
      const [origin, entries] = JSON.parse(\(kept))
      // A page that says why the site is not there may come first.
      if (location.origin !== origin) return
      try {
        if (sessionStorage.length === 0) {
          for (const [name, value] of entries) sessionStorage.setItem(name, value)
        }
      } finally {
        window.webkit.messageHandlers.\(message).postMessage(null)
      }
    })()
    """
  }
}

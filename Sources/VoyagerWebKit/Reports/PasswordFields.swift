import CDesktop
import GTK
import VoyagerCore

/// Tells of fields for a password in documents that did not come over a secure connection.
@MainActor
enum PasswordFields {
  private static let message = "passwordField"

  /// It runs where the page's own scripts neither see nor call it.
  private static let script = """
    (() => {
      const found = () => {
        if (document.querySelector('input[type=password]') === null) return false
        window.webkit.messageHandlers.\(message).postMessage(null)
        return true
      }
      if (found()) return
      const observer = new MutationObserver(() => { if (found()) observer.disconnect() })
      observer.observe(document, {
        subtree: true, childList: true, attributes: true, attributeFilter: ['type'],
      })
    })()
    """

  static func follow(_ surface: WebKitSurface) {
    guard let manager = webkit_web_view_get_user_content_manager(surface.webView.pointer) else {
      return
    }
    webkit_user_content_manager_register_script_message_handler(manager, message, WebKitSurface.world)
    Object(manager, .none).connect("script-message-received::\(message)") { [weak surface] in
      surface?.report(.passwordFieldFound)
    }
    withStrings(["http://*/*"]) { insecurePages in
      guard
        let script = webkit_user_script_new_for_world(
          script, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END,
          WebKitSurface.world, insecurePages, nil)
      else {
        return
      }
      defer { webkit_user_script_unref(script) }
      webkit_user_content_manager_add_script(manager, script)
    }
  }
}

import CDesktop
import GTK
import VoyagerCore

/// Tells of fields for a password in documents.
///
/// In those that did not come over a secure connection, it looks again whenever something changes; in the others
/// that would cost more than it is worth.
@MainActor
enum PasswordFields {
  private static let message = "passwordField"

  /// It runs where the page's own scripts neither see nor call it.
  private static let insecureScript = """
    (() => {
      const send = \(ViewScheme.telling(message))
      const found = () => {
        if (document.querySelector('input[type=password]') === null) return false
        send('found')
        return true
      }
      if (found()) return
      const observer = new MutationObserver(() => { if (found()) observer.disconnect() })
      observer.observe(document, {
        subtree: true, childList: true, attributes: true, attributeFilter: ['type'],
      })
    })()
    """

  private static let secureScript = """
    (() => {
      const send = \(ViewScheme.telling(message))
      const tell = () => send('found')
      if (document.querySelector('input[type=password]') !== null) tell()
      addEventListener('focusin', event => {
        if (event.composedPath()[0]?.type === 'password') tell()
      }, { capture: true, passive: true })
    })()
    """

  static func follow(_ surface: WebKitSurface) {
    guard let manager = webkit_web_view_get_user_content_manager(surface.webView.pointer) else {
      return
    }
    ViewScheme.hear(message, of: surface) { surface, _ in surface.report(.passwordFieldFound) }
    add(insecureScript, to: manager, for: "http://*/*")
    add(secureScript, to: manager, for: "https://*/*")
  }

  private static func add(_ script: String, to manager: OpaquePointer, for pages: String) {
    withStrings([pages]) { pages in
      guard
        let script = webkit_user_script_new_for_world(
          script, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END,
          WebKitSurface.world, pages, nil)
      else {
        return
      }
      defer { webkit_user_script_unref(script) }
      webkit_user_content_manager_add_script(manager, script)
    }
  }
}

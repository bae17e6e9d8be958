import CDesktop
import GTK
import VoyagerCore

/// Tells how far the page is scrolled, and scrolls it back to where it was.
@MainActor
enum ScrollReports {
  private static let message = "scrolled"

  /// It runs where the page's own scripts neither see nor call it.
  private static let script = """
    (() => {
      let timer = null
      const send = \(ViewScheme.telling(message))
      const tell = () => {
        timer = null
        send(`${scrollX} ${scrollY}`)
      }
      addEventListener('scroll', () => { timer ??= setTimeout(tell, 150) }, { passive: true })
    })()
    """

  static func follow(_ surface: WebKitSurface) {
    guard let manager = webkit_web_view_get_user_content_manager(surface.webView.pointer) else {
      return
    }
    ViewScheme.hear(message, of: surface) { surface, text in
      if let position = read(text) {
        surface.report(.scrolled(position))
      }
    }
    guard
      let script = webkit_user_script_new_for_world(
        script, WEBKIT_USER_CONTENT_INJECT_TOP_FRAME, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START,
        WebKitSurface.world, nil, nil)
    else {
      return
    }
    defer { webkit_user_script_unref(script) }
    webkit_user_content_manager_add_script(manager, script)
  }

  /// Goes on trying while the page grows, until somebody acts in it.
  ///
  /// The engine's own list may know an older place, and goes there at any time until the page rests.
  static func returning(to position: ScrollPosition) -> String {
    """
    (() => {
      const signs = ['wheel', 'keydown', 'pointerdown', 'touchstart']
      const end = performance.now() + 5000
      let isOver = false
      let rests = 0
      const stop = () => {
        isOver = true
        for (const sign of signs) removeEventListener(sign, stop, true)
      }
      for (const sign of signs) addEventListener(sign, stop, { capture: true, passive: true })
      const go = () => {
        if (isOver) return
        const wasThere = Math.abs(scrollY - \(position.y)) < 2 && Math.abs(scrollX - \(position.x)) < 2
        scrollTo({ left: \(position.x), top: \(position.y), behavior: 'instant' })
        const isReady = document.readyState === 'complete'
        rests = wasThere && isReady ? rests + 1 : 0
        if (rests > 5 || performance.now() > end && isReady) stop()
        else setTimeout(go, 100)
      }
      go()
    })()
    """
  }

  private static func read(_ text: String) -> ScrollPosition? {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0.isFinite }) else {
      return nil
    }
    return ScrollPosition(x: numbers[0], y: numbers[1])
  }
}

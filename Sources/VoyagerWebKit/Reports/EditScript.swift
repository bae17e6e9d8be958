/// Follows what the person writes, in every frame, where the page's own scripts neither see nor call it.
enum EditScript {
  /// A field counts while it is in the page and differs from what the page itself put there.
  ///
  /// - Parameters:
  ///   - message: Gets the frame's own name, and whether anything in it is edited.
  ///   - opened: Told when the page can reach the one that opened it.
  static func text(message: String, opened: String) -> String {
    """
    (() => {
      const handlers = window.webkit.messageHandlers
      if (window === top && window.opener) handlers.\(opened).postMessage(null)
      const name = Math.random().toString(36).slice(2)
      const fields = new Set()
      let told = false
      const tell = isEdited => {
        if (isEdited === told) return
        told = isEdited
        handlers.\(message).postMessage(`${name} ${isEdited ? 1 : 0}`)
      }
      const isEdited = field => {
        if (!field.isConnected) return false
        if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked
        if (field.type === 'password') return field.value !== ''
        if ('defaultValue' in field) return field.value !== field.defaultValue
        if (field.isContentEditable || field.ownerDocument.designMode === 'on') {
          return field.textContent.trim() !== ''
        }
        return true
      }
      const look = () => {
        for (const field of fields) if (!isEdited(field)) fields.delete(field)
        tell(fields.size > 0)
      }
      addEventListener('input', event => {
        const field = event.composedPath()[0]
        if (!event.isTrusted || !(field instanceof Element)) return
        fields.add(field)
        look()
      }, true)
      for (const sign of ['submit', 'reset']) {
        addEventListener(sign, event => {
          for (const field of fields) if (field.form === event.target) fields.delete(field)
          look()
        }, true)
      }
      // Pages empty fields themselves, which no event tells.
      addEventListener('focusout', () => setTimeout(look), true)
      document.addEventListener('visibilitychange', look)
      addEventListener('pagehide', () => tell(false))
      addEventListener('pageshow', look)
    })()
    """
  }
}

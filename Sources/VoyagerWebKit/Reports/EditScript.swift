/// Follows what the person writes, in every frame, where the page's own scripts neither see nor call it.
@MainActor
enum EditScript {
  /// A field counts while it holds something else than before the person wrote in it.
  ///
  /// It does so too where the page has taken it away since. What the page calls a field's default is no help:
  /// frameworks change it with each letter.
  ///
  /// - Parameters:
  ///   - message: Gets the frame's own name, and whether anything in it is edited.
  ///   - opened: Told when the page can reach the one that opened it.
  static func text(message: String, opened: String) -> String {
    """
    (() => {
      const sendOpened = \(ViewScheme.telling(opened))
      const sendEdited = \(ViewScheme.telling(message))
      const tellOpener = () => {
        if (window === top && window.opener) sendOpened('opened')
      }
      tellOpener()
      const name = Math.random().toString(36).slice(2)
      const before = new WeakMap()
      const fields = new Set()
      let told = false
      const tell = isEdited => {
        if (isEdited === told) return
        told = isEdited
        sendEdited(`${name} ${isEdited ? 1 : 0}`)
      }
      const isChoice = field => field.type === 'checkbox' || field.type === 'radio'
      const content = field =>
        isChoice(field) ? field.checked : 'value' in field ? field.value : field.textContent.trim()
      const isEdited = field => content(field) !== before.get(field)
      const note = event => {
        const field = event.composedPath()[0]
        if (event.isTrusted && field instanceof Element && !before.has(field)) before.set(field, content(field))
      }
      for (const sign of ['focusin', 'beforeinput']) addEventListener(sign, note, true)
      const look = () => {
        for (const field of fields) if (!isEdited(field)) fields.delete(field)
        tell(fields.size > 0)
      }
      addEventListener('input', event => {
        const field = event.composedPath()[0]
        if (!event.isTrusted || !(field instanceof Element)) return
        if (!before.has(field)) before.set(field, isChoice(field) ? !field.checked : null)
        fields.add(field)
        look()
      }, true)
      for (const sign of ['submit', 'reset']) {
        addEventListener(sign, event => {
          for (const field of fields) {
            if (field.form !== event.target) continue
            fields.delete(field)
            before.delete(field)
          }
          look()
        }, true)
      }
      // Pages empty fields themselves, which no event tells.
      addEventListener('focusout', () => setTimeout(look), true)
      document.addEventListener('visibilitychange', look)
      addEventListener('pagehide', () => tell(false))
      addEventListener('pageshow', event => {
        if (event.persisted) tellOpener()
        look()
      })
    })()
    """
  }
}

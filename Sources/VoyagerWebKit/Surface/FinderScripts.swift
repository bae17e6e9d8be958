import Foundation
import VoyagerCore

/// What a search asks of a page, where the page's own scripts don't see it.
enum FinderScripts {
  /// The text that the person selected.
  static let selection = """
    (() => {
      const field = document.activeElement
      // A field for a password tells nothing.
      if (/^(text|search|url|tel|email|textarea)$/.test(field?.type) && field.selectionStart < field.selectionEnd) {
        return field.value.slice(field.selectionStart, field.selectionEnd)
      }
      return String(getSelection())
    })()
    """

  /// WebKit goes on behind the selection: a longer text is to be found where its beginning was, and a new one from
  /// what the person sees.
  static let beginning = """
    (() => {
      const selection = getSelection()
      if (!selection || /^(input|textarea)$/i.test(document.activeElement?.tagName)) return
      if (selection.rangeCount && !selection.isCollapsed) {
        const box = selection.getRangeAt(0).getBoundingClientRect()
        if (box.bottom > 0 && box.top < innerHeight) return selection.collapseToStart()
      }
      const place = scrollY > 0 ? document.caretRangeFromPoint(8, 8) : null
      if (place) selection.collapse(place.startContainer, place.startOffset)
      else selection.removeAllRanges()
    })()
    """

  /// Gives which match is selected, and how many there are.
  static func place(of text: String, _ options: FindOptions) -> String {
    let isExact = options.contains(.matchCase)
    let atStarts = options.contains(.wordStarts)
    return """
      (() => {
        const fold = text => {
          const flat = text.replace(/[\\s\\u00a0]+/g, ' ')
          return \(isExact) ? flat : flat.normalize('NFKD').replace(/\\p{M}/gu, '').toLowerCase()
        }
        const selection = getSelection()
        if (!selection?.rangeCount || selection.isCollapsed) return
        const range = selection.getRangeAt(0)
        const displays = new Map()
        const block = node => {
          let element = node.parentElement
          while (element) {
            if (!displays.has(element)) {
              const style = getComputedStyle(element)
              const isSeen = style.visibility === 'visible' && element.getClientRects().length > 0
              displays.set(element, isSeen || style.display === 'contents' ? style.display : 'none')
            }
            const display = displays.get(element)
            if (display === 'none') return null
            if (!/^(inline$|contents)/.test(display)) return element
            element = element.parentElement
          }
          return document
        }
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        let text = ''
        let last = null
        let place = -1
        while (walker.nextNode()) {
          const node = walker.currentNode
          const home = block(node)
          if (!home) continue
          if (last && home !== last) text += '\\n'
          last = home
          if (node === range.startContainer) place = fold(text + node.data.slice(0, range.startOffset)).length
          text += node.data
        }
        const whole = fold(text)
        const wanted = fold(\(literal(text)))
        let count = 0
        let current = 0
        let from = 0
        while (wanted && (from = whole.indexOf(wanted, from)) >= 0) {
          if (!\(atStarts) || from === 0 || !/[\\p{L}\\p{N}_]/u.test(whole[from - 1])) {
            count += 1
            if (from <= place) current = count
            from += wanted.length
          } else from += 1
        }
        return place < 0 || !current ? undefined : [current, count]
      })()
      """
  }

  /// A text as a script writes it.
  private static func literal(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "''"
  }
}

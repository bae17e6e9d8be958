/// What a person reads, held where it is while the page changes its size.
///
/// WebKit keeps how far the page is scrolled, in parts of its length; text that flows anew is elsewhere then.
enum ReadingPlace {
  /// Notes what stands at the top of the view, unless it always stands there.
  static let noting = """
    globalThis.readingPlace = (() => {
      if (scrollY <= 0) return null
      const moves = element => {
        for (let each = element; each; each = each.parentElement) {
          if (/fixed|sticky/.test(getComputedStyle(each).position)) return false
        }
        return true
      }
      for (let y = 4; y < innerHeight / 2; y += 24) {
        // The beginning of a line first: it stays one more often.
        for (const x of [8, innerWidth / 4, innerWidth / 2, innerWidth * 3 / 4]) {
          const text = document.caretRangeFromPoint(x, y)
          const node = text?.startContainer
          if (node?.nodeType !== Node.TEXT_NODE || !moves(node.parentElement)) continue
          const range = document.createRange()
          range.setStart(node, Math.max(0, Math.min(text.startOffset, node.length - 1)))
          range.setEnd(node, Math.min(node.length, range.startOffset + 1))
          const box = range.getBoundingClientRect()
          if (box.height > 0 && Math.abs(box.top - y) < 60) return { of: range, top: box.top, part: 0 }
        }
      }
      const element = document.elementFromPoint(innerWidth / 2, 4)
      if (!element || !moves(element)) return null
      const box = element.getBoundingClientRect()
      return { of: element, top: 0, part: box.height > 0 ? -box.top / box.height : 0 }
    })()
    """

  /// - Parameter ratio: The zoom before, by the one now.
  static func returning(_ ratio: Double) -> String {
    """
    (() => {
      const place = globalThis.readingPlace
      if (!place) return
      const box = place.of.getBoundingClientRect()
      const top = box.top + place.part * box.height
      scrollBy({ top: top - place.top * \(ratio), behavior: 'instant' })
      globalThis.readingPlace = null
    })()
    """
  }
}

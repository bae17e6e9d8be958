extension ArticleScript {
  /// Writes down what the found elements hold, as parts that an ``ArticleElement`` knows.
  static let writing = #"""
    const write = (kept, mindsNames, title) => {
      let left = 30000
      const same = { H1: 'h2', H2: 'h2', H3: 'h3', H4: 'h4', H5: 'h4', H6: 'h4', P: 'p', UL: 'ul', OL: 'ol', LI: 'li',
        DL: 'dl', DT: 'dt', DD: 'dd', BLOCKQUOTE: 'blockquote', FIGURE: 'figure', FIGCAPTION: 'figcaption',
        STRONG: 'strong', B: 'strong', EM: 'em', I: 'em', CODE: 'code', KBD: 'code', SAMP: 'code', TT: 'code',
        SUB: 'sub', SUP: 'sup' }
      const blocks = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'blockquote', 'figure', 'figcaption', 'table',
        'pre', 'hr', 'img', 'li', 'dt', 'dd'])
      const holdBlocks = new Set(['ul', 'ol', 'li', 'dl', 'dd', 'blockquote', 'figure', 'td', 'th'])
      const isEmpty = part => typeof part === 'string' ? !part.trim()
        : !['img', 'hr', 'br', 'td', 'th'].includes(part.n) && (part.c || []).every(isEmpty)
      const whole = new URL(document.baseURI)
      const absolute = text => { try { return new URL(text, whole).href } catch { return '' } }
      const isRelated = element => {
        if (!['UL', 'OL', 'DIV', 'SECTION', 'TABLE', 'HEADER'].includes(element.tagName)) return false
        return weigh(element.textContent) > 0 && linkShare(element) > .6 && !element.querySelector('img')
      }
      const image = element => {
        const set = (element.getAttribute('data-srcset') || element.getAttribute('srcset') ||
          element.parentElement?.querySelector('source')?.getAttribute('srcset') || '').trim().split(/[\s]+/)[0]
        const names = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy']
        const lazy = names.map(name => element.getAttribute(name)).find(Boolean)
        const own = [element.currentSrc, element.src].find(text => /^https?:/.test(text || ''))
        const address = lazy ? absolute(lazy) : own || absolute(set)
        const isDrawn = element.complete && element.naturalWidth > 0 && !lazy
        const width = Number(element.getAttribute('width')) || (isDrawn ? element.naturalWidth : 999)
        const height = Number(element.getAttribute('height')) || (isDrawn ? element.naturalHeight : 999)
        return /^https?:/.test(address) && width > 48 && height > 48
          ? { n: 'img', a: address, w: squeeze(element.getAttribute('alt')).slice(0, 1000) } : null
      }
      const isData = table => {
        if (table.getAttribute('role') === 'presentation' || table.querySelector('table')) return false
        if (table.querySelector('th, caption, thead')) return true
        const rows = [...table.rows]
        return rows.length > 1 && rows.some(row => row.cells.length > 1) &&
          rows.every(row => [...row.cells].every(cell => weigh(cell.textContent) < 300))
      }
      const rows = (table, depth) => {
        const parts = []
        if (table.caption) parts.push({ n: 'tableCaption', c: inner(table.caption, depth) })
        for (const row of table.rows) {
          if (isHidden(row)) continue
          const cells = [...row.cells].map(cell => ({
            n: cell.tagName === 'TH' ? 'th' : 'td', c: flow(cell, depth), i: cell.colSpan > 1 ? cell.colSpan : null }))
          parts.push({ n: 'tr', c: cells })
        }
        return parts
      }
      const inner = (element, depth) => depth > 60 ? [squeeze(element.textContent)]
        : [...element.childNodes].flatMap(node => parts(node, depth + 1))
      // Words that stand between blocks become paragraphs.
      const flow = (element, depth, wraps = false) => {
        const all = inner(element, depth)
        if (!wraps && !all.some(part => blocks.has(part.n))) return all
        const written = []
        let words = []
        const end = () => {
          if (words.some(part => !isEmpty(part))) written.push({ n: 'p', c: words })
          words = []
        }
        for (const part of all) {
          if (blocks.has(part.n)) { end(); written.push(part) } else words.push(part)
        }
        end()
        return written
      }
      const parts = (node, depth) => {
        if (--left < 0) return []
        if (node.nodeType === Node.TEXT_NODE) return node.data ? [node.data.replace(/\s+/g, ' ')] : []
        if (node.nodeType !== Node.ELEMENT_NODE) return []
        const tag = node.tagName
        if (tag === 'BR') return [{ n: 'br' }]
        if (tag === 'HR') return [{ n: 'hr' }]
        if (tag === 'IMG') return [image(node)].filter(Boolean)
        if (isNoise(node, mindsNames) || isRelated(node)) return []
        if (tag === 'PRE') return [{ n: 'pre', c: [node.textContent] }]
        if (tag === 'TABLE' && isData(node)) return [{ n: 'table', c: rows(node, depth) }]
        if (tag === 'A' && node.getAttribute('href')) {
          const inside = inner(node, depth)
          if (inside.some(part => blocks.has(part.n))) return inside
          return isEmpty({ c: inside }) ? [] : [{ n: 'a', a: absolute(node.getAttribute('href')), c: inside }]
        }
        const name = same[tag]
        if (/^h[2-4]$/.test(name) && squeeze(node.textContent) === title) return []
        if (!name) return isInline(node) ? inner(node, depth) : flow(node, depth, true)
        const part = { n: name, c: holdBlocks.has(name) ? flow(node, depth) : inner(node, depth) }
        if (tag === 'OL' && node.start !== 1) part.i = node.start
        if (name === 'p' && part.c.some(inside => blocks.has(inside.n))) return flow(node, depth, true)
        return isEmpty(part) ? [] : [part]
      }
      const isInline = element => getComputedStyle(element).display.startsWith('inline') ||
        getComputedStyle(element).display === 'contents' && !element.querySelector('p, div')
      const all = kept.flatMap(element => same[element.tagName] || ['PRE', 'TABLE'].includes(element.tagName)
        ? parts(element, 0) : flow(element, 0, true)).filter(part => !isEmpty(part))
      // A heading of what was left out.
      const isHeading = part => /^h[2-4]$/.test(part?.n)
      return all.filter((part, place) => !isHeading(part) ||
        place + 1 < all.length && !(isHeading(all[place + 1]) && all[place + 1].n <= part.n))
    }
    """#
}

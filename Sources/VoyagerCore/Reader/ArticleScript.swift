/// Scripts that look for an article in the page in front.
///
/// They run in a world of the parent's own and only read. What they give is words: nothing of it is trusted.
enum ArticleScript {
  /// Whether the page looks as if there were an article in it, at little cost.
  static let probe = """
    (() => {
      \(measures)
      if (location.pathname === '/' && !location.search) return false
      let sum = 0, count = 0
      for (const block of document.querySelectorAll('p, pre, article > div, article > section')) {
        if (++count > 400) break
        const length = weigh(block.textContent)
        if (length < 140 || block.closest(outside) || linkShare(block) > .4) continue
        sum += Math.sqrt(length - 139)
        if (sum > 20) return block.getClientRects().length > 0
      }
      return false
    })()
    """

  /// The article of the page, or `null`.
  static let extraction = """
    (() => {
      \(measures)
      \(ArticleScript.search)
      \(ArticleScript.writing)
      \(ArticleScript.facts)
      for (const mindsNames of [true, false]) {
        const kept = find(mindsNames)
        if (!kept) continue
        const title = heading(kept)
        const content = write(kept, mindsNames, title)
        if (content.length) return { title, content, ...about(kept) }
      }
      return null
    })()
    """

  /// Signs of scripts without spaces say more each.
  private static let measures = #"""
    const outside = 'nav, aside, footer, dialog, [role=navigation], [role=complementary], ' +
      '[role=contentinfo], [role=search], [role=dialog], [aria-hidden=true]'
    const dense = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/g
    const squeeze = text => (text || '').replace(/\s+/g, ' ').trim()
    const weigh = text => {
      const short = squeeze(text)
      return short.length + 1.5 * (short.match(dense) || []).length
    }
    const linkShare = element => {
      const all = weigh(element.textContent)
      if (!all) return 0
      let linked = 0
      for (const link of element.querySelectorAll('a[href]')) {
        const isInside = (link.getAttribute('href') || '').startsWith('#')
        linked += weigh(link.textContent) * (isInside ? .3 : 1)
      }
      return linked / all
    }
    """#

  private static let facts = #"""
    const meta = name => squeeze(document.querySelector(
      `meta[property="${name}"], meta[name="${name}"], meta[itemprop="${name}"]`)?.getAttribute('content')).slice(0, 500)
    const heading = kept => {
      const inside = kept.flatMap(part => [part, ...part.querySelectorAll('h1')]).filter(part => part.tagName === 'H1')
      const all = [...document.querySelectorAll('h1')].filter(one => !isHidden(one) && squeeze(one.textContent))
      const one = inside.length === 1 ? inside[0] : all.length === 1 ? all[0] : null
      const found = squeeze(one?.textContent) || meta('og:title') || squeeze(document.title)
      return found.slice(0, 500) || location.hostname
    }
    const about = kept => {
      const near = kept[0].closest('article, main') || kept[0].parentElement || kept[0]
      const author = near.querySelector('[itemprop~=author] [itemprop=name], [itemprop~=author], [rel~=author], ' +
        '.byline, .author')
      const byline = meta('author') || squeeze(author?.textContent)
      const time = near.querySelector('time[datetime], time')
      const published = squeeze(time?.textContent) || meta('article:published_time').slice(0, 10)
      const language = (kept[0].closest('[lang]') || document.documentElement).getAttribute('lang') || ''
      return {
        byline: /^https?:/.test(byline) || byline.length > 120 ? '' : byline,
        published: published.length > 60 ? '' : published,
        language, isRightToLeft: getComputedStyle(kept[0]).direction === 'rtl',
      }
    }
    """#
}

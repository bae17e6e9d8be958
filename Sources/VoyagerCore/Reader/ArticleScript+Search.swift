extension ArticleScript {
  /// Finds the elements that hold an article.
  ///
  /// Each block of words counts for what is around it, the nearer the more; what has the highest count is where the
  /// article is. From there the search goes outwards, as long as that brings much more to read.
  static let search = #"""
    const never = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'IFRAME', 'OBJECT', 'EMBED', 'CANVAS', 'svg',
      'VIDEO', 'AUDIO', 'BUTTON', 'SELECT', 'INPUT', 'TEXTAREA', 'LABEL', 'FIELDSET', 'NAV', 'ASIDE', 'FOOTER', 'MENU',
      'DIALOG', 'LINK', 'META', 'TITLE', 'HEAD'])
    const roles = new Set(['navigation', 'complementary', 'contentinfo', 'banner', 'search', 'dialog', 'menu',
      'toolbar', 'button', 'alert', 'alertdialog', 'note'])
    const noise = new RegExp('(^|[\\s_-])(comments?|commentlist|disqus|sidebar|side|footer|masthead|nav|navbar|' +
      'navigation|menu|related|recommend\\w*|more|share|sharing|social|promo\\w*|ads?|advert\\w*|sponsor\\w*|' +
      'newsletter|subscribe|signup|cookies?|consent|banner|breadcrumbs?|popup|modal|overlay|pagination|pager|toc|' +
      'tags?|widget|toolbar|skip|rating|poll|paywall|teasers?|author-bio|byline|signature|actions?|buttons?|' +
      'editsection|lineno|linenos|gutter|print-only|sr-only|visually-hidden)([\\s_-]|$)', 'i')
    const namesOf = element =>
      `${element.getAttribute('class') || ''} ${element.getAttribute('id') || ''}`.slice(0, 300)
    const isHidden = element => {
      if (element.hidden || element.getAttribute('aria-hidden') === 'true') return true
      const style = getComputedStyle(element)
      return style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0'
    }
    const roots = new Set(['BODY', 'HTML', 'ARTICLE', 'MAIN'])
    const isNoise = (element, mindsNames) => {
      const tag = element.tagName
      if (never.has(tag) || roles.has(element.getAttribute('role'))) return true
      if (tag === 'FORM' && element.querySelectorAll('p').length < 3) return true
      if (mindsNames && !roots.has(tag) && noise.test(namesOf(element))) return true
      return isHidden(element)
    }
    const holders = new Set(['DIV', 'SECTION', 'TD', 'LI', 'DD', 'ARTICLE', 'MAIN', 'CENTER', 'FONT', 'SPAN'])
    const hasWords = element => [...element.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && weigh(node.data) > 20)
    const isBlock = element => ['P', 'PRE', 'BLOCKQUOTE', 'DD', 'LI'].includes(element.tagName)
      ? !element.querySelector('p, pre, blockquote, ul, ol') : holders.has(element.tagName) && hasWords(element)

    const blocksOf = mindsNames => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, element =>
        isNoise(element, mindsNames) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT)
      const blocks = []
      let count = 0
      while (walker.nextNode() && ++count < 60000) {
        const element = walker.currentNode
        if (!isBlock(element)) continue
        const weight = weigh(element.textContent)
        if (weight < 25 || weight > 25000 && element.querySelector('p, div')) continue
        const share = linkShare(element)
        if (share < .5) blocks.push({ element, weight: weight * (1 - share) })
      }
      return blocks
    }
    const countUp = blocks => {
      const scores = new Map(), weights = new Map()
      for (const { element, weight } of blocks) {
        const commas = (element.textContent.match(/[,\u060c\u3001\uff0c]/g) || []).length
        const score = 1 + Math.min(3, weight / 100) + Math.min(6, commas)
        let level = element.tagName === 'P' || element.tagName === 'LI' ? 0 : 1
        if (level) scores.set(element, (scores.get(element) || 0) + score * .9)
        weights.set(element, (weights.get(element) || 0) + weight)
        for (let outer = element.parentElement; outer && outer !== document.documentElement; outer = outer.parentElement) {
          const part = level < 2 ? 1 / (level + 1) : 1 / (level * 3)
          scores.set(outer, (scores.get(outer) || 0) + score * part)
          weights.set(outer, (weights.get(outer) || 0) + weight)
          level++
        }
      }
      return { scores, weights }
    }
    const find = mindsNames => {
      if (!document.body) return null
      const blocks = blocksOf(mindsNames)
      const { scores, weights } = countUp(blocks)
      let best = null, most = 0
      for (const [element, score] of scores) {
        const isNamed = element.matches('article, main, [itemprop=articleBody], [role=main]')
        const worth = score * (isNamed ? 1.25 : 1)
        if (worth > most) { most = worth; best = element }
      }
      if (!best) return null
      for (let outer = best.parentElement; outer && outer !== document.documentElement; outer = outer.parentElement) {
        const isWhole = outer.tagName === 'ARTICLE' && weights.get(outer) < 3 * weights.get(best)
        if (isWhole || weights.get(outer) > 1.3 * weights.get(best)) best = outer
      }
      const kept = best === document.body ? [best] : [...best.parentElement.children].filter(element => {
        if (element === best) return true
        if (isNoise(element, mindsNames) || linkShare(element) > .25) return false
        const weight = weights.get(element) || 0
        return element.tagName === 'P' ? weight > 80 : weight > .1 * weights.get(best)
      })
      const inside = blocks.filter(block => kept.some(part => part.contains(block.element)))
      const all = inside.reduce((sum, block) => sum + block.weight, 0)
      const long = inside.filter(block => block.weight > 120).length
      return all > 500 && long > 1 || all > 1500 && long ? kept : null
    }
    """#
}

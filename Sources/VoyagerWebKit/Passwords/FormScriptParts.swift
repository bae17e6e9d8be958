/// The parts of ``FormScript``, in the order in which they stand there.
enum FormScriptParts {
  /// Which fields there are, and which of them belong together.
  static let reading = #"""
    const getter = (type, name) => {
      const get = Object.getOwnPropertyDescriptor(type.prototype, name).get
      return object => get.call(object)
    }
    const formOf = getter(HTMLInputElement, 'form')
    const actionOf = getter(HTMLFormElement, 'action')
    const methodOf = getter(HTMLFormElement, 'method')
    const shadowOf = getter(Element, 'shadowRoot')
    const isConnected = getter(Node, 'isConnected')
    const attribute = (element, name) => Element.prototype.getAttribute.call(element, name) ?? ''
    const handlers = window.webkit.messageHandlers
    const kinds = new Set(['text', 'email', 'tel', 'password'])
    // A field that shows what it hid stays one for a password.
    const hidden = new WeakSet()
    const all = (root, selector) => {
      const type = root instanceof Document ? Document : root instanceof DocumentFragment ? DocumentFragment : Element
      return type.prototype.querySelectorAll.call(root, selector)
    }
    // What is sent within a shadow tree is told nobody outside.
    const trees = new WeakSet()
    const followTree = tree => {
      if (trees.has(tree)) return
      trees.add(tree)
      EventTarget.prototype.addEventListener.call(tree, 'submit', didSubmit, true)
      EventTarget.prototype.addEventListener.call(tree, 'formdata', didCollect, true)
    }
    const isField = element => element instanceof HTMLInputElement && kinds.has(element.type)
    const inputs = (root = document, found = []) => {
      for (const element of all(root, 'input')) if (isField(element)) found.push(element)
      if (found.length < 500) {
        for (const element of all(root, '*')) {
          const inner = shadowOf(element)
          if (!inner) continue
          followTree(inner)
          inputs(inner, found)
        }
      }
      for (const field of found) if (field.type === 'password') hidden.add(field)
      return found
    }
    const isPassword = field => field.type === 'password' || hidden.has(field)
    const ownerOf = field => formOf(field) ?? Node.prototype.getRootNode.call(field)
    const isLikeName = field =>
      /username|webauthn|email/i.test(attribute(field, 'autocomplete')) || field.type === 'email' ||
      /user|log.?in|email|ident|account/i.test(field.name + ' ' + field.id)
    const groups = () => {
      const found = new Map()
      for (const field of inputs()) {
        const owner = ownerOf(field)
        if (!found.has(owner)) found.set(owner, { owner, fields: [] })
        found.get(owner).fields.push(field)
      }
      return [...found.values()].filter(group =>
        group.fields.length <= 100 && group.fields.some(field => isPassword(field) || isLikeName(field)))
    }
    const isSeenAround = element => {
      let shown = 1
      for (let at = element; at; at = at.parentElement ?? Node.prototype.getRootNode.call(at).host) {
        const style = getComputedStyle(at)
        if (style.display === 'none') return false
        if (at === element && style.visibility !== 'visible') return false
        shown *= Number(style.opacity)
        if (/inset\((?:50|[6-9]\d|100)%|circle\(0/.test(style.clipPath)) return false
      }
      return shown > 0.2
    }
    const isVisible = element => {
      const box = Element.prototype.getBoundingClientRect.call(element)
      if (box.width < 16 || box.height < 8) return false
      if (box.right + scrollX < 4 || box.bottom + scrollY < 4) return false
      if (!isSeenAround(element)) return false
      if (window === top || element === frameElement) return true
      const frame = frameElement
      const outer = frame.getBoundingClientRect()
      const style = parent.getComputedStyle(frame)
      return outer.width >= 32 && outer.height >= 16 && style.visibility === 'visible' && isSeenAround(frame)
    }
    const isCovered = element => {
      const box = Element.prototype.getBoundingClientRect.call(element)
      const root = Node.prototype.getRootNode.call(element)
      let inside = 0
      for (const part of [0.25, 0.5, 0.75]) {
        const [x, y] = [box.left + box.width * part, box.top + box.height / 2]
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue
        inside += 1
        const hit = (root instanceof ShadowRoot ? ShadowRoot : Document).prototype.elementFromPoint.call(root, x, y)
        if (!hit || hit === element || hit.contains(element) || element.contains(hit)) return false
        if (hit.closest('label')) return false
      }
      return inside > 0
    }
    const describe = field => ({
      kind: isPassword(field) ? 'password' : field.type,
      hints: attribute(field, 'autocomplete').toLowerCase().split(/\s+/).filter(word => word).slice(0, 10),
      name: (attribute(field, 'name') || attribute(field, 'id')).slice(0, 200),
      text: isPassword(field) ? '' : field.value.slice(0, 1000),
      isVisible: isVisible(field) && !isCovered(field),
      isEditable: !field.readOnly && !field.disabled,
      isFilled: field.value !== '',
    })
    const targetOf = (owner, submitter) => {
      if (!(owner instanceof HTMLFormElement) || methodOf(owner) === 'dialog') return null
      const own = submitter && attribute(submitter, 'formaction')
      if (own) return new URL(own, document.baseURI).href
      // Without an address it leads to its document, whose own may be no address of the web.
      return attribute(owner, 'action') ? actionOf(owner) : null
    }
    """#

  /// What native code is told, and what it answers.
  static let asking = #"""
    const place = field => {
      const box = Element.prototype.getBoundingClientRect.call(field)
      let [x, y] = [box.left, box.top]
      for (let at = window; at !== top; at = at.parent) {
        const outer = at.frameElement.getBoundingClientRect()
        x += outer.left + at.frameElement.clientLeft
        y += outer.top + at.frameElement.clientTop
      }
      const seen = top.visualViewport
      return [x - seen.offsetLeft, y - seen.offsetTop, box.width, box.height].map(number => number * seen.scale)
    }
    const message = (occasion, group, focus) => ({
      occasion, origin, target: targetOf(group.owner), fields: group.fields.map(describe),
      focus: focus ? group.fields.indexOf(focus) : -1, place: focus ? place(focus) : [0, 0, 0, 0],
    })
    const ask = async (occasion, group, focus) => {
      const reply = await handlers.form.postMessage(JSON.stringify({ view, ...message(occasion, group, focus) }))
      if (typeof reply === 'string') fill(group, JSON.parse(reply), occasion === 'found')
    }
    const tell = what => handlers.formEvent.postMessage(JSON.stringify({ view, ...what }))
    const leave = () => tell({ event: 'left' })
    """#

  /// What goes into fields.
  static let filling = #"""
    // What was filled in, and where its form led then.
    const filled = new WeakMap()
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    const fill = (group, values, isByItself) => {
      const target = targetOf(group.owner)
      for (const [index, value] of Object.entries(values)) {
        const field = group.fields[index]
        if (!field || !isConnected(field) || field.disabled || field.readOnly) continue
        if (isByItself && (field.value !== '' || !isVisible(field))) continue
        setValue.call(field, value)
        filled.set(field, { value, target })
        for (const name of ['input', 'change']) {
          EventTarget.prototype.dispatchEvent.call(field, new Event(name, { bubbles: true, composed: true }))
        }
        tries.delete(group.owner)
      }
    }
    const originOf = address => { try { return new URL(address).origin } catch { return null } }
    // A form that leads elsewhere than when it was filled in does not take along what it got.
    function didCollect(event) {
      const form = event.composedPath()[0]
      const target = targetOf(form, submitter)
      if (target === null || originOf(target) === origin) return
      for (const field of inputs()) {
        const was = filled.get(field)
        if (formOf(field) !== form || !was || field.value !== was.value) continue
        if (was.target === null || originOf(was.target) !== originOf(target)) event.formData.delete(field.name)
      }
    }
    addEventListener('formdata', didCollect, true)
    let submitter = null
    """#

  /// What the person sends.
  static let sending = #"""
    const tries = new Map()
    const values = group => Object.fromEntries(group.fields.map((field, index) => [index, field.value]))
    const snapshot = (group, by) => {
      const passwords = group.fields.filter(isPassword)
      const isWritten = passwords.length ? passwords.some(field => field.value) : group.fields.some(field => field.value)
      if (!isWritten) return
      tries.set(group.owner, {
        group, at: Date.now(), text: { ...message('found', group), target: targetOf(group.owner, by), values: values(group) },
        watched: passwords.find(field => field.value && isVisible(field)) ?? group.fields.find(isVisible),
      })
      watch()
    }
    const send = (attempt, outcome) => {
      tries.delete(attempt.group.owner)
      tell({ event: 'sent', outcome, ...attempt.text })
    }
    const isGone = field => !field || !isConnected(field) || !isVisible(field)
    let timer = 0
    const watch = () => {
      if (timer) return
      timer = setInterval(() => {
        for (const attempt of tries.values()) {
          if (Date.now() - attempt.at > 15000) tries.delete(attempt.group.owner)
          else if (isGone(attempt.watched)) send(attempt, 'vanishes')
        }
        if (tries.size === 0) timer = clearInterval(timer) ?? 0
      }, 250)
    }
    const groupOf = field => groups().find(group => group.fields.includes(field))
    function didSubmit(event) {
      submitter = event.submitter
      const form = event.composedPath()[0]
      const group = groups().find(group => group.owner === form)
      if (!group) return
      snapshot(group, event.submitter)
      setTimeout(() => {
        const attempt = tries.get(form)
        if (attempt && !event.defaultPrevented) send(attempt, 'leaves')
      })
    }
    addEventListener('submit', didSubmit, true)
    addEventListener('pagehide', () => {
      leave()
      for (const attempt of tries.values()) send(attempt, 'leaves')
    })
    const isButton = element => element instanceof Element &&
      element.closest('button, input[type=submit], input[type=button], input[type=image], a, [role=button]')
    const tryAll = () => { for (const group of groups()) snapshot(group) }
    addEventListener('click', event => {
      if (event.isTrusted && event.composedPath().some(isButton)) tryAll()
    }, true)
    """#

  /// When it looks.
  static let following = #"""
    const told = new WeakMap()
    const scan = async () => {
      const asked = []
      for (const group of groups()) {
        const sign = group.fields.map(field => isPassword(field) + field.name + isVisible(field)).join()
        if (told.get(group.owner) === sign) continue
        told.set(group.owner, sign)
        asked.push(ask('found', group))
      }
      await Promise.all(asked)
    }
    let isDue = false
    const scanSoon = () => {
      if (isDue) return
      isDue = true
      setTimeout(() => { isDue = false; scan() }, 200)
    }
    let hasActed = false
    let focused = null
    const enter = async (field, occasion) => {
      focused = field
      await scan()
      const group = groupOf(field)
      if (group && focused === field && hasActed) ask(occasion, group, field)
    }
    addEventListener('focusin', event => {
      const field = event.composedPath()[0]
      if (isField(field)) enter(field, 'entered')
    }, true)
    addEventListener('focusout', event => {
      if (event.composedPath()[0] === focused) { focused = null; leave() }
    }, true)
    addEventListener('pointerdown', event => {
      if (!event.isTrusted) return
      hasActed = true
      const field = event.composedPath()[0]
      if (isField(field) && field === focused) enter(field, 'entered')
      for (const delay of [400, 1200]) setTimeout(scan, delay)
    }, true)
    addEventListener('keydown', event => {
      if (!event.isTrusted) return
      hasActed = true
      const field = event.composedPath()[0]
      if (!isField(field)) return
      if (event.key === 'ArrowDown') enter(field, 'asked')
      if (event.key === 'Enter') { const group = groupOf(field); if (group) snapshot(group) }
    }, true)
    addEventListener('input', event => { if (event.isTrusted && focused) leave() }, true)
    addEventListener('scroll', () => { if (focused) leave() }, true)
    // Late forms come mostly at the beginning, or after something that the person did.
    const observer = new MutationObserver(scanSoon)
    observer.observe(document, { subtree: true, childList: true })
    addEventListener('load', () => setTimeout(() => observer.disconnect(), 10000))
    addEventListener('DOMContentLoaded', scan)
    addEventListener('load', scan)
    addEventListener('pageshow', event => { if (event.persisted) scan() })
    """#
}

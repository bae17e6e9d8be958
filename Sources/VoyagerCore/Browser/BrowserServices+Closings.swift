/// What was closed, kept so that it can be had back.
extension BrowserServices {
  /// Keeps a tab that is about to close.
  func remember(_ tab: TabModel) {
    guard let window = tab.window, isWorthKeeping(tab) else {
      return
    }
    closings.append(
      StoredWindow(id: window.id, identity: window.identity.id, tabs: [StoredTab(tab, state: tab.state)]),
      place: window.index(of: tab) ?? 0)
  }

  /// Keeps a window that is about to close.
  ///
  /// What a page opened as its own window, and what is private, comes back tab by tab.
  func remember(_ window: BrowserWindowModel) {
    guard !window.isPopup, !window.identity.isInMemory else {
      window.tabs.reversed().forEach(remember)
      return
    }
    closings.append(
      StoredWindow(
        id: window.id, identity: window.identity.id, selected: window.selectedTab?.id,
        geometry: window.geometry,
        tabs: window.tabs.filter(isWorthKeeping).map { StoredTab($0, state: $0.state) }),
      place: nil)
  }

  private func isWorthKeeping(_ tab: TabModel) -> Bool {
    !tab.isUntouched && tab.identity.kind != .automation
      && !(tab.isEmpty && tab.status.pending?.isUndecided == true)
  }

  /// Whether a window can have a closed tab or window back.
  func canReopen(in window: BrowserWindowModel) -> Bool {
    closings.all.contains { belongs($0, to: window) }
  }

  /// Opens the tab or the window again that was closed last.
  func reopen(in window: BrowserWindowModel) {
    guard let closing = closings.takeLast(where: { belongs($0, to: window) }) else {
      return
    }
    guard let place = closing.place, let stored = closing.window.tabs.first else {
      restore(StoredSession(windows: [closing.window]))
      return
    }
    guard let identity = identities.identity(stored.identity) else {
      return
    }
    let home = self.window(closing.window.id) ?? window
    let tab = openTab(
      nil, identity: identity, in: home, at: home.id == closing.window.id ? place : nil)
    home.setPinned(stored.isPinned, tab)
    if home.id == closing.window.id { home.move(tab, to: place) }
    tab.setZoom(stored.page.zoom)
    tab.status.title = stored.page.title
    tab.restore(stored.state, at: stored.page.address)
    tab.comingBack = stored.page
    home.shell?.present()
  }

  /// What is deleted from the history can't be had back either.
  func forgetDeletedClosings(of identity: IdentityID?) async {
    for owner in identities.identities where identity == nil || owner.id == identity {
      let known = await knownClosings(closings, of: owner.id)
      closings.forget(owner.id) { $0.isWeb && !known.contains($0) }
      await session?.forgetUnfollowedClosings { [self] in
        let known = await knownClosings($0, of: owner.id)
        $0.forget(owner.id) { $0.isWeb && !known.contains($0) }
      }
    }
    await session?.finishForgetting()
  }

  private func knownClosings(_ closings: Closings, of identity: IdentityID) async -> Set<Address> {
    let pages = closings.pages(of: identity)
    return pages.isEmpty ? [] : await history.known(pages, of: identity)
  }

  /// A private window has only private tabs back, any other window none of them.
  private func belongs(_ closing: Closing, to window: BrowserWindowModel) -> Bool {
    closing.window.tabs.contains {
      identities.identity($0.identity)?.isInMemory == window.identity.isInMemory
    }
  }
}

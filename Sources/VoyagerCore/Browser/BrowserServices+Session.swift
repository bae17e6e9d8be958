extension BrowserServices {
  /// Opens the windows of a stored session, with their tabs asleep but for those in front.
  ///
  /// A tab whose identity is no more stays away: no other may pass for it.
  func restore(_ session: StoredSession) {
    // The one opened last is the one used last.
    for stored in session.windows.reversed() {
      let tabs = stored.tabs.compactMap(restored)
      guard !tabs.isEmpty else { continue }
      let window = openWindow(
        identities.identity(stored.identity), id: self.window(stored.id) == nil ? stored.id : WindowID(),
        geometry: stored.geometry)
      window.fill(with: tabs, selected: stored.selected)
    }
  }

  private func restored(_ stored: StoredTab) -> TabModel? {
    guard let identity = identities.identity(stored.identity), !identity.isInMemory else { return nil }
    var stored = stored
    // It may be there already: had back in another way.
    if tab(stored.id) != nil { stored.id = TabID() }
    return TabModel(stored, identity: identity, services: self)
  }
}

extension BrowserServices {
  /// Deletes an identity that no tab uses, with all that its sites left.
  ///
  /// - Throws: The reason, before anything was deleted.
  public func deleteIdentity(_ id: IdentityID) async throws(IdentityError) {
    try await identities.delete(id) { [self] store in
      await forget(id)
      await engine.remove(store)
    }
  }

  /// Deletes an identity in a run that has shown no page, so that no engine has its files.
  ///
  /// - Throws: The reason, before anything was deleted.
  public func deleteUnusedIdentity(_ id: IdentityID) async throws(IdentityError) {
    try await identities.delete(id)
    await forget(id)
    await identityRules.finishSaving()
    await permissions.finishSaving()
    await certificates.finishSaving()
    await zooms.finishSaving()
    await startPages.finishSaving()
    await accounts.finishSaving()
  }

  /// Forgets what is kept of an identity outside its own folders.
  private func forget(_ id: IdentityID) async {
    closings.forget(id)
    await session?.forget(id)
    departures?.forget(id)
    await downloads.forget(id)
    permissions.forget(identity: id)
    certificates.forget(identity: id)
    zooms.forget(identity: id)
    identityRules.forget(identity: id)
    startPages.forget(id)
    accounts.forget(id)
    await passwords.forget(identity: id)
    // What can't be deleted now, the next start deletes.
    _ = try? await history.delete(.everything, of: id)
    await pictures.finish()
    pictures.forget(id)
    connections.forget(id)
  }

  public func engine(_ engine: any Engine, proxyOf store: DataStore) -> ProxyChoice {
    identities.proxy(of: store.identity)
  }

  func followProxies() {
    identities.proxyDidChange = { [weak self] id in
      if let self, let identity = identities.identity(id) {
        engine.proxyDidChange(in: identities.store(for: identity))
      }
    }
  }

  /// Finishes what a deletion that was cut short left in the history.
  func forgetDeletedIdentities() {
    if identities.isComplete {
      history.keep(only: Set(identities.identities.map(\.id)))
    }
  }

  /// Opens a tab's page in another identity.
  ///
  /// The tab closes once the new page is there; if it does not come, the tab stays. The new page gets the address
  /// alone: the first identity's site must not know it again.
  public func reopen(_ tab: TabModel, as identity: Identity) async {
    guard tab.identity.id != identity.id, await tab.mayClose(), let window = tab.window else {
      return
    }
    let copy = openTab(
      tab.status.destination, identity: identity, in: window, at: window.index(of: tab).map { $0 + 1 })
    window.setPinned(tab.isPinned, copy)
    copy.setZoom(tab.ownZoom)
    copy.setMuted(tab.isMuted)
    if tab.isEmpty {
      drop(tab)
    } else {
      copy.replaced = tab.id
    }
  }

  /// A tab's page is there: the tab it was opened to replace has done its part.
  func endReplaced(by tab: TabModel) {
    if let old = tab.replaced.take().flatMap(self.tab) {
      close(old)
    }
  }

  /// An identity as it is now; one that was deleted is never used again.
  func current(_ identity: Identity) -> Identity {
    identities.identity(identity.id) ?? identities.standard
  }
}

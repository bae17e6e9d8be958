import Observation

extension BrowserServices {
  /// What is deleted from the history leaves the pictures too, and what the engine noted of icons.
  func followHistory() {
    history.didDelete = { [weak self] part, identity, poorer in
      let shown = self?.startPages.contents ?? [:]
      await self?.forgetPictures(part, of: identity, poorer)
      await self?.forgetDeletedClosings(of: identity)
      await self?.forgetDeletedSites(part, of: identity)
      await self?.showDeletion(since: shown)
    }
    siteData.didClear = { [weak self] sites, identity in
      self?.tabs(of: identity.id).forEach { $0.followZoom(.inPlace) }
      await self?.forgetThumbnails(sites, of: identity)
    }
  }

  /// No start page that is open shows what was deleted.
  private func showDeletion(since shown: [IdentityID: StartPageContent]) async {
    for identity in await startPages.refreshAfterDeletion(since: shown) {
      tabs(of: identity).forEach { $0.reloadStartPage() }
    }
  }

  /// What is not shown is not kept either.
  func followThumbnails() {
    withObservationTracking {
      _ = settings.settings.showsThumbnails
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.followThumbnails()
        await self?.dropThumbnails()
      }
    }
  }

  private func dropThumbnails() async {
    guard !settings.settings.showsThumbnails else { return }
    let shown = startPages.contents
    for identity in identities.identities { await pictures.removeThumbnails(.all, of: identity) }
    await showDeletion(since: shown)
  }

  /// What a site keeps makes its pages what they are, so they are not shown without it either.
  private func forgetThumbnails(_ sites: Set<String>?, of identity: Identity) async {
    guard let sites else {
      return await pictures.removeThumbnails(.all, of: identity)
    }
    for site in sites { await pictures.removeThumbnails(.site(site), of: identity) }
  }

  /// - Parameter poorer: Those of whom a page went. The engine forgets icons all at once or not at all, and what it
  ///   forgets comes back only when a page is loaded.
  private func forgetPictures(
    _ part: HistorySelection, of identity: IdentityID?, _ poorer: Set<IdentityID>
  ) async {
    for owner in identities.identities where identity == nil || owner.id == identity {
      if let thumbnails = ThumbnailSelection(part) { await pictures.removeThumbnails(thumbnails, of: owner) }
      if poorer.contains(owner.id) || part == .everything {
        await engine.forgetIcons(in: identities.store(for: owner))
      }
      await pictures.forget(in: owner) { [history] addresses in
        await history.known(addresses, of: owner.id)
      }
    }
  }
}

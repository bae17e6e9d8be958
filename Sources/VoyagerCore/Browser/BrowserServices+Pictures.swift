extension BrowserServices {
  /// What is deleted from the history leaves the pictures too, and what the engine noted of icons.
  func followHistory() {
    history.didDelete = { [weak self] part, identity in
      await self?.forgetPictures(part, of: identity)
      await self?.forgetDeletedClosings(of: identity)
      await self?.forgetDeletedSites(part, of: identity)
    }
    siteData.didClear = { [weak self] sites, identity in await self?.forgetThumbnails(sites, of: identity) }
  }

  /// What a site keeps makes its pages what they are, so they are not shown without it either.
  private func forgetThumbnails(_ sites: Set<String>?, of identity: Identity) async {
    guard let sites else {
      return await pictures.removeThumbnails(.all, of: identity)
    }
    for site in sites { await pictures.removeThumbnails(.site(site), of: identity) }
  }

  private func forgetPictures(_ part: HistorySelection, of identity: IdentityID?) async {
    for owner in identities.identities where identity == nil || owner.id == identity {
      if let thumbnails = ThumbnailSelection(part) { await pictures.removeThumbnails(thumbnails, of: owner) }
      await engine.forgetIcons(in: identities.store(for: owner))
      await pictures.forget(in: owner) { [history] addresses in
        await history.known(addresses, of: owner.id)
      }
    }
  }
}

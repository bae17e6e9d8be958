extension BrowserServices {
  /// A page's process ended before the page did.
  func pageDidEnd(_ tab: TabModel, because end: ProcessEnd) {
    departures?.pageDidEnd(end, of: tab.status.address.site, tab.identity)
  }

  /// Another app has opened an address of a tab's page.
  func didHandOver(_ address: Address, to app: String, from tab: TabModel) {
    guard !tab.identity.isInMemory else { return }
    departures?.add(
      Departure(
        .address(address.withoutQuery, app: app, site: tab.status.address.site),
        identity: tab.identity.id))
  }

  /// A site of which no page is left in the history after single ones were deleted is not told of either.
  func forgetDeletedSites(_ part: HistorySelection, of identity: IdentityID?) async {
    guard let departures, part.isSingle else { return }
    for owner in identities.identities where identity == nil || owner.id == identity {
      let sites = await departures.sites(of: owner.id)
      guard !sites.isEmpty else { continue }
      departures.forget(sites.subtracting(await history.knownSites(sites, of: owner.id)), of: owner.id)
    }
  }

  /// What goes from the history goes from what is told of departures.
  func forgetDepartures() {
    history.willDelete = { [weak self] in self?.departures?.forget($0, of: $1) }
  }
}

extension HistorySelection {
  /// Whether it names lines or pages, and not a site or a time.
  fileprivate var isSingle: Bool {
    switch self {
    case .visits, .pages: true
    case .address, .site, .time, .everything: false
    }
  }
}

extension Address {
  /// The host as it is compared, else what kind of page it is.
  var site: String { host ?? siteName }

  /// Without what a site wrote into it for the other app: a letter's text, say.
  fileprivate var withoutQuery: Address {
    Address(String(text.prefix { $0 != "?" && $0 != "#" }.prefix(200)))
  }
}

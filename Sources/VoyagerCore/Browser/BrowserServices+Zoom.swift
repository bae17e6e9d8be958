extension BrowserServices {
  /// The page zoom that holds where an address is: that of its site, else the one of the settings.
  func zoom(at address: Address, for identity: Identity) -> Double {
    zooms.zoom(at: address, for: identity.id) ?? settings.settings.pageZoom
  }

  /// Shows a site in its usual size again, in each tab of the identity.
  public func reset(_ zoom: SiteZoom) {
    zooms.remove(zoom)
    for tab in tabs(of: zoom.identity) where SiteZoom.site(of: tab.status.address) == zoom.site {
      tab.followZoom(.inPlace)
    }
  }

  /// The person wants the site in front of a tab larger or smaller, or in its usual size again with `nil`.
  ///
  /// It holds in each tab of the identity that shows the site.
  public func setZoom(_ zoom: Double?, ofSiteIn tab: TabModel) {
    let usual = settings.settings.pageZoom
    let site = SiteZoom.site(of: tab.status.address)
    zooms.set(zoom == usual ? nil : zoom, at: tab.status.address, for: tab.identity.id)
    for other in tabs(of: tab.identity.id) where SiteZoom.site(of: other.status.address) == site {
      other.followZoom(.inPlace)
    }
  }
}

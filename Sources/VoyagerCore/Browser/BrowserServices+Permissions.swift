extension BrowserServices {
  /// A tab went elsewhere or ended: what was allowed or denied while a site is open may be over.
  func endPermissionsOfClosedSites() {
    permissions.endClosedSites { identity, site in
      allTabs.contains { tab in
        tab.identity.id == identity && tab.surface != nil && tab.status.address.origin == site
      }
    }
  }
}

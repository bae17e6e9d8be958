extension BrowserServices {
  public func engine(
    _ engine: any Engine, notificationDecisionsIn store: DataStore
  ) -> [String: PermissionDecision] {
    permissions.notificationDecisions(for: store.identity)
  }

  func followNotifications() {
    permissions.notificationsDidChange = { [weak self] id in
      guard let self, let identity = identities.identity(id) else {
        return
      }
      engine.notificationsDidChange(in: identities.store(for: identity))
    }
  }

  /// A tab went elsewhere or ended: what was allowed or denied while a site is open may be over.
  func endPermissionsOfClosedSites() {
    permissions.endClosedSites { identity, site in
      allTabs.contains { tab in
        // A page that sleeps is open as far as the person knows.
        let address = tab.isAsleep ? tab.status.destination : tab.status.address
        return tab.identity.id == identity && (tab.surface != nil || tab.isAsleep) && address.origin == site
      }
    }
  }
}

extension BrowserServices {
  /// Clears all that the site of a tab's page keeps for its identity.
  ///
  /// Pages of the site that are open go on as they are; the person is told and can load the page again.
  ///
  /// - Throws: ``SiteDataError``, or `CancellationError`.
  public func clearSiteData(of tab: TabModel) async throws {
    guard let site = siteData.site(of: tab.status.address) else {
      return
    }
    try await siteData.remove([site], of: tab.identity)
    let reload = Notice.Action(title: "Reload", command: .reload, tab: tab.id)
    show(
      Notice(
        "The data of \(AddressDisplay.name(site)) is cleared. Reload the page to start afresh.",
        action: reload), for: tab)
  }
}

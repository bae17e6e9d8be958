extension BrowserServices {
  /// Clears all that a site keeps for a tab's identity.
  ///
  /// Pages of the site that are open go on as they are; the person is told and can load the page again.
  ///
  /// - Parameter site: The one that the person was told of; the page may have gone elsewhere since.
  /// - Throws: ``SiteDataError``, or `CancellationError`.
  public func clearSiteData(of site: String, in tab: TabModel) async throws {
    try await siteData.remove([site], of: tab.identity)
    let reload = Notice.Action(title: "Reload", command: .reload, tab: tab.id)
    show(
      Notice(
        "The data of \(AddressDisplay.name(site)) is cleared. Reload the page to start afresh.",
        action: reload), for: tab)
  }
}

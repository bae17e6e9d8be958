/// Pages that pages open, from the engine's first word of them until they are shown.
extension BrowserServices {
  /// Keeps a page that another page opened until it can be shown.
  func keepOpenedPage(_ surface: any EngineSurface, from opener: TabModel, at address: Address) {
    let tab = TabModel(
      identity: opener.identity, services: self, surface: surface, opener: opener.id, zoom: opener.ownZoom)
    tab.status.openingAddress = address
    openedPages.append(tab)
  }

  /// Shows a page that another page opened, beside its opener or in a window of its own.
  func showOpenedPage(_ tab: TabModel, _ features: WindowFeatures) {
    guard let index = openedPages.firstIndex(where: { $0 === tab }) else {
      return
    }
    openedPages.remove(at: index)
    let opener = tab.opener.flatMap(self.tab)
    if features.isPopup {
      openWindow(tab.identity, features: features).insert(tab, inFront: true)
      return
    }
    let window = opener?.window ?? activeWindow ?? openWindow(tab.identity)
    window.insert(tab, inFront: opener?.isInFront ?? true)
  }
}

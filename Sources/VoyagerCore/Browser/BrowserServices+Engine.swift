extension BrowserServices: EngineDelegate {
  public func engine(_ engine: any Engine, contentOf address: Address) -> InternalPage? {
    address == .start ? StartPage.page() : nil
  }

  public func engine(
    _ engine: any Engine, didStart download: any EngineDownload, from surface: (any EngineSurface)?
  ) {
    let tab = surface.flatMap { surface in windows.lazy.flatMap(\.tabs).first { $0.surface === surface } }
    downloads.begin(download, from: tab?.id)
  }

  public func engine(
    _ engine: any Engine, automationPageIn placement: AutomationPlacement, make: () -> any EngineSurface
  ) -> (any EngineSurface)? {
    let surface = make()
    let identity = identities.automation
    let tab = TabModel(identity: identity, services: self, surface: surface)
    let existing = windows.first { $0.identity.kind == .automation && !$0.isPopup }
    let window = placement == .tab ? existing ?? openWindow(identity) : openWindow(identity)
    window.insert(tab, inFront: true)
    window.shell?.present()
    return surface
  }
}

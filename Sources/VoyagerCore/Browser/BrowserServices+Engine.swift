extension BrowserServices: EngineDelegate {
  public func engine(
    _ engine: any Engine, contentOf address: Address, for surface: (any EngineSurface)?
  ) -> InternalPage? {
    address == .start ? StartPage.page(for: tab(of: surface)?.identity.kind ?? .standard) : nil
  }

  private func tab(of surface: (any EngineSurface)?) -> TabModel? {
    windows.lazy.flatMap(\.tabs).first { $0.surface === surface }
  }

  public func engine(
    _ engine: any Engine, didStart download: any EngineDownload, from surface: (any EngineSurface)?
  ) {
    downloads.begin(download, from: tab(of: surface)?.id)
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

extension BrowserServices: EngineDelegate {
  public func engine(
    _ engine: any Engine, contentOf address: Address, for surface: (any EngineSurface)?
  ) -> InternalContent? {
    let tab = tab(of: surface)
    switch address {
    case .start:
      return .page(startPage(in: tab))
    case .departures:
      return departures.map { .page(DeparturesPage.page($0.departures, problem: $0.problem)) }
    case _ where SourcePage.id(of: address) != nil:
      return source(at: address, in: tab).map { .page($0) }
    case _ where ReaderPage.id(of: address) != nil:
      return article(at: address, in: tab).map { .page($0) }
    default:
      guard let tab, tab.status.address == .start else {
        return nil
      }
      return startPages.picture(at: address, of: tab.identity.id).map { .picture($0) }
    }
  }

  private func tab(of surface: (any EngineSurface)?) -> TabModel? {
    // A tab that sleeps has no surface either.
    surface.flatMap { surface in windows.lazy.flatMap(\.tabs).first { $0.surface === surface } }
  }

  public func engine(
    _ engine: any Engine, didStart download: any EngineDownload, from surface: (any EngineSurface)?
  ) {
    let tab = tab(of: surface)
    // A tab that shows nothing yet has its opener to answer for it.
    let opener = tab?.isOpenedForDownload == true ? tab?.opener.flatMap(self.tab) : nil
    downloads.begin(download, from: tab?.id, question: (opener ?? tab)?.downloadQuestion())
    if let tab, tab.isOpenedForDownload {
      // The engine is in the middle of a step of that page.
      Task { leave(tab) }
    }
  }

  func resume(_ item: DownloadItem, from position: DownloadPosition?) -> (any EngineDownload)? {
    guard let identity = item.identity.flatMap(identities.identity),
      !identity.isInMemory || !tabs(of: identity.id).isEmpty
    else {
      return nil
    }
    return engine.resume(item.address, from: position, in: identities.store(for: identity))
  }

  /// Closes a tab that was opened for a download alone, unless it is all that the window has.
  private func leave(_ tab: TabModel) {
    guard tab.isOpenedForDownload, let window = tab.window else {
      return
    }
    if window.tabs.count > 1 || window.isPopup && windows.count > 1 {
      drop(tab)
    } else {
      tab.load(.start)
    }
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

import Foundation

/// A tab that sleeps has no page, but knows what it was when it had one.
extension TabModel {
  /// Whether the tab has no page until somebody looks at it.
  public var isAsleep: Bool { surface == nil && kept != nil }

  /// The engine's back/forward list as opaque bytes, or `nil`.
  var state: Data? { surface?.sessionState() ?? kept?.state }

  /// What keeps the tab awake, as far as that is known without asking its page; `nil` also when it sleeps.
  func sleepObstacle(_ wish: SleepWish) -> SleepObstacle? {
    guard surface != nil else {
      return nil
    }
    return SleepRule(services.settings.settings).obstacle(for: SleepFacts(self), wish)
  }

  /// Gives the page up until somebody looks at the tab again.
  ///
  /// The person may come back, and the page may begin something, until the last moment.
  ///
  /// - Returns: What keeps the tab awake, or `nil` when it sleeps.
  @discardableResult
  func sleep(_ wish: SleepWish) async -> SleepObstacle? {
    guard let surface, !isFallingAsleep else {
      return nil
    }
    if let obstacle = sleepObstacle(wish) {
      return obstacle
    }
    isFallingAsleep = true
    defer { isFallingAsleep = false }
    // A page that refused is not asked again and again: being asked makes some give up their connections.
    guard wish == .person || !refusedToSleep, await agreesToLeave(surface) else {
      refusedToSleep = true
      return .leaveQuestion
    }
    // The person may have come while the page was asked.
    if let obstacle = sleepObstacle(wish) {
      return obstacle
    }
    let ready = Task { await surface.prepareToSleep() }
    gettingReady = ready
    let left = await ready.value
    gettingReady = nil
    guard self.surface === surface else {
      return nil
    }
    guard !ready.isCancelled else {
      return .inFront
    }
    if let obstacle = sleepObstacle(wish) {
      return obstacle
    }
    fallAsleep(from: surface, left)
    return nil
  }

  /// The person chose the tab: its page is to be seen at once.
  func stayAwake() {
    gettingReady?.cancel()
  }

  /// Whether the page would not hold the person who closes it; they are not asked.
  private func agreesToLeave(_ surface: any EngineSurface) async -> Bool {
    guard !showsInternalPage else {
      return true
    }
    guard status.isResponsive else {
      return false
    }
    return await closing.mayClose(surface, asking: .nobody)
  }

  private func fallAsleep(from surface: any EngineSurface, _ left: SleepingPage) {
    let stored = StoredTab(self, state: left.state)
    kept = stored
    keptStorage = left.tabStorage
    // What it still reports is no page's any more.
    surface.observer = nil
    surface.delegate = nil
    surface.closeWithProcess()
    detach()
    status = TabStatus(of: stored.page)
  }

  /// Gives a tab that sleeps its page again.
  func wake() {
    guard let kept, surface == nil else {
      return
    }
    makeSurface(for: kept.page.address)
    restore(kept.state, at: kept.page.address)
    comingBack = kept.page
    // The person was there before: it is no further visit.
    history.willGo()
  }

  /// A document came: the one that comes back is scrolled to where the person was.
  ///
  /// The engine's own list knows it only of pages that were hidden or left.
  func scrollDocument(at address: Address) {
    let page = comingBack.take()
    guard let position = page?.scroll, page?.address == address else {
      scroll = nil
      return
    }
    surface?.scroll(to: position)
  }

  /// - Parameter address: What it is about to show.
  func makeSurface(for address: Address) {
    guard surface == nil, kept != nil else {
      return
    }
    kept = nil
    attach(
      services.engine.makeSurface(
        SurfaceConfiguration(
          store: services.identities.store(for: identity),
          zoom: ownZoom ?? services.zoom(at: address, for: identity), address: address,
          tabStorage: keptStorage.take())))
  }
}

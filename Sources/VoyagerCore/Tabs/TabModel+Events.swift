extension TabModel: EngineSurfaceObserver {
  public func surface(_ surface: any EngineSurface, did event: SurfaceEvent) {
    guard !followSecureAttempt(event) else {
      return
    }
    let shown = status.shownAddress
    let pending = status.pending
    status.apply(event)
    if status.shownAddress != shown {
      window?.pageDidChange(in: self)
    }
    switch event {
    case .loadCommitted(let address, _):
      if expected == address {
        expected = nil
      }
      questions.declineAll()
      blockedPages = []
      offersArticle = false
      services.articleDidCommit(at: address, in: self)
      allowed = []
      stopped = stoppedNext
      stoppedNext = []
      certificateOffer = .none
      refusedToSleep = false
      closing.pageDidChange()
      requestsDidCommit()
      followZoom(.anyhow)
      scrollDocument(at: address)
      history.didCommit(address, by: pending?.hasBegun == true ? pending?.kind : nil)
      services.endPermissionsOfClosedSites()
      services.endReplaced(by: self)
    case .loadFinished:
      window?.pageDidFinish(in: self)
      passwords?.didFinish()
    case .loadStarted(let address):
      passwords?.goingTo = address
      // A page that asks to stay has asked before this.
      questions.declineAll()
    case .addressChanged(let address):
      history.didChange(address)
    case .scrolled(let position):
      scroll = position
    case .titleChanged:
      history.didChange(title: status.title, of: status.address)
    case .passwordFieldFound:
      if let host = status.address.host { services.thumbnails.didSignIn(at: host, in: self) }
    case .iconChanged(let icon?) where !showsInternalPage:
      services.pictures.add(icon: icon, of: status.address, in: identity)
    case .loadFailed(let failure):
      followZoom(.anyhow)
      replaced = nil
      history.willNotGo()
      showFailure(failure)
    case .strictTransportReceived(let header):
      services.connections.didReceive(
        strictTransport: header, from: status.address, status.security, in: identity.id)
    case .processEnded(let end):
      endPage(because: end)
    case .fullScreenChanged(let isFullScreen):
      window?.pageDidChangeFullScreen(isFullScreen, in: self)
    // A page may do nothing else while it waits for the person's answer.
    case .responsivenessChanged(isResponsive: false) where !questions.isAsking:
      tellThatPageHangs()
    case .readyToShow(let features):
      services.showOpenedPage(self, features)
    case .audioChanged, .captureChanged:
      services.soundDidChange(in: self)
    case .closed:
      pageDidClose()
    default:
      break
    }
  }

  /// The parent itself does not load what was asked for.
  func fail(_ failure: LoadFailure) {
    guard let surface else {
      return
    }
    self.surface(surface, did: .loadFailed(failure))
  }

  /// Pages of one site may share what hangs: the person hears of the one they are with, and of the one that asks them
  /// something where the others wait for the answer.
  private func tellThatPageHangs() {
    if let asking = sharing.first(where: { $0.questions.isAsking || $0.questions.isWaiting }) {
      tellThatPageWaits(for: asking)
    } else if isInFront || !sharing.contains(where: \.isInFront) {
      services.show(
        Notice(
          "“\(title)” does not respond.", action: Notice.Action(title: "End", command: .endPage, tab: id)),
        for: self)
    }
  }

  /// Tabs whose pages may share their process with this one's.
  private var sharing: [TabModel] {
    let site = services.siteData.site(of: status.address)
    return services.tabs(of: identity.id).filter {
      $0 !== self && services.siteData.site(of: $0.status.address) == site
    }
  }

  private func tellThatPageWaits(for asking: TabModel) {
    services.show(Notice("“\(title)” waits until you answer “\(asking.title)”."), for: self)
  }

  /// Brings the tab forward whose question holds this one's page up.
  ///
  /// - Returns: Whether there is one.
  func showWhatHoldsItUp() -> Bool {
    guard let asking = sharing.first(where: { $0.questions.isAsking || $0.questions.isWaiting }) else {
      return false
    }
    tellThatPageWaits(for: asking)
    asking.window?.select(asking)
    return true
  }

  private func endPage(because end: ProcessEnd) {
    questions.declineAll()
    services.soundDidChange(in: self)
    window?.pageDidChangeFullScreen(false, in: self)
    guard !closing.pageDidEnd() else {
      return
    }
    services.pageDidEnd(self, because: end)
    show(CrashPage.page(status.address, end: end), at: status.address)
  }

  func show(_ page: InternalPage, at address: Address) {
    expected = address
    surface?.show(page, at: address)
  }

  /// A page that was asked may be closed; one that nobody asked closed itself.
  private func pageDidClose() {
    guard !closing.pageDidAgree() else {
      return
    }
    services.close(self)
  }
}

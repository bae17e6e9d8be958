extension TabModel {
  /// How an address is loaded in this tab.
  func plan(for address: Address, _ source: SchemeSource) -> LoadPlan {
    services.connections.plan(
      for: address, source, in: identity, httpsFirst: services.settings.settings.httpsFirst)
  }

  /// The person followed a link of the page: it is tried over a secure connection first.
  ///
  /// The address is not shown before the document is there: until then the page in front could pass for it.
  ///
  /// - Returns: Whether the step itself is not to be made.
  func secures(_ step: Navigation) -> Bool {
    guard step.isChosenLink else {
      return false
    }
    let plan = plan(for: step.address, .named)
    guard plan.address != step.address, !status.address.isSameDocument(as: step.address) else {
      return false
    }
    guard allowsPage(for: step) else {
      return true
    }
    // The engine is in the middle of a step of that page.
    Task { [weak self] in
      guard let self else {
        return
      }
      guard step.target == .mainFrame else {
        services.open(step.address, .newTab, from: self)
        return
      }
      attempt(plan)
      surface?.load(plan.address)
    }
    return true
  }

  /// Makes ready for what the engine will tell of a plan.
  func attempt(_ plan: LoadPlan) {
    secureAttempt = SecureAttempt(plan)
    if let secureAttempt { wait(for: secureAttempt) }
  }

  private func wait(for attempt: SecureAttempt) {
    attempt.wait(services.connections.patience) { [weak self] in self?.secureAttemptTakesTooLong() }
  }

  /// The server of an attempt has answered, and needs a name and a password to say more.
  func serverDidAnswer() {
    secureAttempt?.stopWaiting()
  }

  /// Follows what the surface reports of an attempt.
  ///
  /// - Returns: Whether it is the attempt's own matter and nothing to show.
  func followSecureAttempt(_ event: SurfaceEvent) -> Bool {
    guard let attempt = secureAttempt else {
      return false
    }
    switch event {
    case .loadStarted(let address):
      guard attempt.isHost(of: address) else {
        secureAttempt = nil
        return false
      }
      if attempt.state == .asked {
        attempt.state = .begun
      }
    case .loadRedirected:
      attempt.stopWaiting()
    case .loadFailed(let failure):
      guard attempt.state == .begun, mayFallBack(from: failure, attempt) else {
        secureAttempt = nil
        return false
      }
      attempt.stopWaiting()
      attempt.state = .failed
      return true
    case .loadFinished where attempt.state == .failed:
      fallBack(attempt)
      return true
    case .loadFinished where attempt.state != .asked:
      secureAttempt = nil
    case .loadCommitted(let address, _):
      secureAttempt = nil
      didCommit(address, attempt)
    default:
      break
    }
    return false
  }

  private func mayFallBack(from failure: LoadFailure, _ attempt: SecureAttempt) -> Bool {
    failure.address.scheme == "https" && attempt.isHost(of: failure.address)
      && HTTPSFirstRule.fallsBack(after: failure.reason, attempt.source)
  }

  private func secureAttemptTakesTooLong() {
    guard let attempt = secureAttempt else {
      return
    }
    // While the page in front asks something, its document may be left only later.
    guard !questions.isAsking, !questions.isWaiting else {
      wait(for: attempt)
      return
    }
    switch attempt.state {
    case .asked:
      surface?.stop()
      fallBack(attempt)
    case .begun:
      attempt.state = .failed
      surface?.stop()
    case .failed, .insecure:
      break
    }
  }

  private func fallBack(_ attempt: SecureAttempt) {
    attempt.state = .insecure
    // A page's link must not show before its document.
    if let pending = status.pending {
      expect(attempt.insecure)
      status.begun(by: pending.kind)
    }
    surface?.load(attempt.insecure)
  }

  /// A document came at last.
  private func didCommit(_ address: Address, _ attempt: SecureAttempt) {
    guard address.scheme == "http", attempt.isHost(of: address), let host = address.host else {
      return
    }
    services.connections.noteInsecure(host, in: identity.id)
    guard attempt.state == .insecure else {
      return
    }
    services.show(
      Notice(
        "\(AddressDisplay.name(host)) has no secure connection. Others can read and change what you see there."
      ),
      for: self)
  }
}

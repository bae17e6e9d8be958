import Foundation

/// Loads that the person began go to the identity that their site belongs to.
///
/// Nothing of such a load reaches the identity it was begun in.
extension BrowserServices {
  /// Loads an address in a tab, or in place of it in another identity.
  func begin(_ address: Address, in tab: TabModel, scheme source: SchemeSource = .named) {
    switch placement(of: address, from: tab.identity) {
    case .here:
      tab.load(address, scheme: source)
    case .other(let owner):
      announce(move(address, scheme: source, from: tab, to: owner))
    case .ask(let rule, let owner):
      ask(rule, owner, about: address, scheme: source, in: tab)
    }
  }

  /// Opens a tab for an address.
  ///
  /// - Parameter identity: The one that the person is in.
  func openPlacedTab(
    _ address: Address, scheme source: SchemeSource = .named, by origin: LoadOrigin = .page,
    identity: Identity, openedBy opener: TabModel? = nil, in window: BrowserWindowModel, inFront: Bool = true
  ) {
    let stays = origin == .page && opener.map { keepsTogether(address, with: $0) } ?? false
    switch stays ? .here : placement(of: address, from: identity) {
    case .here:
      openTab(
        address, scheme: source, identity: identity, openedBy: opener, in: window, inFront: inFront)
    case .other(let owner):
      let tab = openTab(
        address, scheme: source, identity: owner, openedBy: opener, in: window, inFront: inFront)
      tab.movedFrom = IdentityMove(address: address, identity: identity.id, tab: nil)
      announce(tab)
    case .ask(let rule, let owner):
      let tab = openTab(nil, identity: identity, openedBy: opener, in: window, inFront: inFront)
      ask(rule, owner, about: address, scheme: source, in: tab)
    }
  }

  /// Lets a page make a step, unless the person clicked a link whose site belongs elsewhere.
  func follow(_ step: Navigation, in tab: TabModel, _ request: Request<NavigationDecision>) {
    let address = step.address
    let stay: @MainActor () -> Void = { [weak tab] in
      tab?.secures(step) == true ? request.decline() : request.answer(.go)
    }
    guard step.isChosenLink, !keepsTogether(address, with: tab) else {
      stay()
      return
    }
    switch placement(of: address, from: tab.identity) {
    case .here:
      stay()
    case .other(let owner):
      request.decline()
      if tab.allowsPage(for: step) {
        announce(move(address, from: tab, to: owner))
      }
    case .ask(let rule, let owner):
      ask(
        rule, owner, about: address, in: tab, staying: stay, leaving: { request.decline() })
    }
  }

  /// Takes a load back that a rule moved: it goes on where the person began it, this once.
  func takeBack(_ tab: TabModel) async {
    guard let move = tab.movedFrom, let identity = identities.identity(move.identity), await tab.mayClose(),
      let window = tab.window
    else {
      return
    }
    if let old = move.tab.flatMap(self.tab) {
      old.window?.select(old)
      old.load(move.address)
    } else {
      openTab(move.address, identity: identity, in: window, at: window.index(of: tab))
    }
    tab.isUntouched || tab.status.history == SurfaceHistory() ? drop(tab) : close(tab)
  }

  // MARK: - Rules

  /// A site that moved again and again is asked about: rules may lead in a circle.
  private func placement(of address: Address, from identity: Identity) -> IdentityPlacement {
    let placement = identityRules.placement(of: address, from: identity)
    guard case .other(let owner) = placement, let host = address.host,
      let rule = identityRules.rule(for: address), !identityMoves.allows(host, at: Date())
    else {
      return placement
    }
    return .ask(rule, owner)
  }

  /// Whether a page and where it leads belong to one visit, which no rule parts.
  ///
  /// A page that another one opened may be a step of the other's sign-in. And a site that the person kept in
  /// another identity stays there until they leave it.
  private func keepsTogether(_ address: Address, with tab: TabModel) -> Bool {
    if tab.status.openingAddress != nil, tab.opener.flatMap(self.tab) != nil {
      return true
    }
    let rule = identityRules.rule(for: address)
    return rule != nil && rule == identityRules.rule(for: tab.status.address)
  }

  // MARK: - Moves

  private func move(
    _ address: Address, scheme source: SchemeSource = .named, from tab: TabModel, to owner: Identity
  ) -> TabModel? {
    guard let window = tab.window else {
      return nil
    }
    tab.endPending()
    guard tab.isEmpty else {
      let place = window.isPopup ? windows.first { !$0.isPopup && !$0.identity.isInMemory } : window
      let copy = openTab(
        address, scheme: source, identity: owner, openedBy: tab, in: place ?? openWindow(owner))
      copy.movedFrom = IdentityMove(address: address, identity: tab.identity.id, tab: tab.id)
      return copy
    }
    let copy = openTab(
      address, scheme: source, identity: owner, openedBy: tab.opener.flatMap(self.tab), in: window,
      inFront: tab.isInFront, at: window.index(of: tab))
    window.setPinned(tab.isPinned, copy)
    copy.movedFrom = IdentityMove(address: address, identity: tab.identity.id, tab: nil)
    drop(tab)
    return copy
  }

  private func announce(_ tab: TabModel?) {
    guard let tab, let move = tab.movedFrom, let identity = identities.identity(move.identity) else {
      return
    }
    let action = Notice.Action(
      title: "Stay in “\(identity.name)” Once", command: .keepIdentityOnce, tab: tab.id)
    show(Notice("\(move.address.siteName) opens in “\(tab.identity.name)”.", action: action), for: tab)
  }

  /// Asks about a load that the person began in the parent.
  private func ask(
    _ rule: IdentityRule, _ owner: Identity, about address: Address, scheme source: SchemeSource,
    in tab: TabModel
  ) {
    tab.willAsk(about: address)
    ask(
      rule, owner, about: address, scheme: source, in: tab,
      staying: { [weak tab] in tab?.load(address, scheme: source) },
      leaving: { [weak tab] in tab?.endPending() })
  }

  /// - Parameters:
  ///   - stay: Goes on in the tab.
  ///   - leave: Nothing more comes in the tab.
  private func ask(
    _ rule: IdentityRule, _ owner: Identity, about address: Address, scheme source: SchemeSource = .named,
    in tab: TabModel, staying stay: @escaping @MainActor () -> Void,
    leaving leave: @escaping @MainActor () -> Void
  ) {
    let (asker, current) = (tab.asker, tab.identity)
    let question = IdentityQuestion(site: address.siteName, owner: owner, current: current)
    let answered = Request<IdentityAnswer>(safeAnswer: .cancel) { [weak self, weak tab] answer in
      guard answer != .stay else {
        stay()
        return
      }
      leave()
      guard answer != .cancel, let self, let tab else {
        return
      }
      identityRules.confirm(rule)
      _ = move(address, scheme: source, from: tab, to: owner)
    }
    tab.questions.ask(answered) { [identityRules] shell in
      // While it waited, the same may have been answered, or the rule may be gone.
      switch identityRules.placement(of: address, from: current) {
      case .here: .stay
      case .other(let now) where now.id == owner.id && !rule.isConfirmed: .move
      case .other(let now) where now.id == owner.id: await shell.choose(question, from: asker)
      case .ask(_, let now) where now.id == owner.id: await shell.choose(question, from: asker)
      default: .cancel
      }
    }
  }
}

extension Navigation {
  /// Whether it is a link that the person clicked, to a page that no other page holds by its name.
  var isChosenLink: Bool {
    kind == .link && isByUser && !isRedirect && target != .subframe && targetName == nil
  }
}

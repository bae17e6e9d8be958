import Foundation

/// Answers one tab's page: by rule where there is one, else by asking the person through the window's shell.
@MainActor
final class PageRequests: EngineSurfaceDelegate {
  let services: BrowserServices
  private(set) weak var tab: TabModel?
  var dialogRule = DialogRule()
  private var popupRule = PopupRule()
  private let external: ExternalAddresses
  let downloads: PageDownloads
  let passwords: PagePasswords

  init(tab: TabModel, services: BrowserServices) {
    self.tab = tab
    self.services = services
    external = ExternalAddresses(services: services)
    downloads = PageDownloads(permissions: services.permissions)
    passwords = PagePasswords(tab: tab, services: services)
  }

  /// A new document is there.
  func didCommit() {
    dialogRule.reset()
    passwords.didCommit()
    external.didCommit()
  }

  func surface(
    _ surface: any EngineSurface, newPageFor opening: PageOpening, make: () -> any EngineSurface
  ) -> (any EngineSurface)? {
    guard let tab else {
      return nil
    }
    guard tab.identity.kind == .automation || popupRule.allows(opening, at: Date()) || mayOpen(in: tab) else {
      block(opening, in: tab)
      return nil
    }
    let page = make()
    services.keepOpenedPage(page, from: tab, at: opening.address)
    return page
  }

  /// Whether the page may make a step that the parent turns into a page of its own.
  ///
  /// The engine, which would ask for that page, is not told of it.
  func allowsPage(for step: Navigation) -> Bool {
    guard let tab else {
      return false
    }
    let opening = PageOpening(address: step.address, isByUser: step.isByUser)
    guard step.target != .newPage || popupRule.allows(opening, at: Date()) || mayOpen(in: tab) else {
      block(opening, in: tab)
      return false
    }
    return true
  }

  private func mayOpen(in tab: TabModel) -> Bool { permissions(of: tab).state(of: .popups) == .granted }

  private func block(_ opening: PageOpening, in tab: TabModel) {
    // What the page may not go to itself, the person must not be led to by a notice.
    let step = Navigation(address: opening.address, target: .newPage)
    guard NavigationRule.outcome(for: step, in: context(of: tab)) == .go,
      permissions(of: tab).state(of: .popups) != .denied
    else {
      return
    }
    tab.blockedPages.append(opening.address)
    guard tab.blockedPages.count == 1 else {
      return
    }
    services.show(
      Notice(
        "\(tab.status.address.siteName) tried to open another page.",
        action: Notice.Action(title: "Open It", command: .showBlockedPages, tab: tab.id)),
      for: tab)
  }

  func surface(_ surface: any EngineSurface, contextMenuFor target: ContextTarget) -> [ContextMenuEntry] {
    guard let tab else {
      return []
    }
    return ContextMenu(tab: tab, services: services).entries(for: target)
  }

  func surfaceShouldEnterFullScreen(_ surface: any EngineSurface) -> Bool {
    tab?.isInFront ?? false
  }

  func surface(
    _ surface: any EngineSurface, decide navigation: Navigation, _ request: Request<NavigationDecision>
  ) {
    guard let tab else {
      return
    }
    let outcome = NavigationRule.outcome(for: navigation, in: context(of: tab))
    // The person typed or opened it, so it is the person's wish and not the page's.
    let isPersons = tab.status.pending?.leads(to: navigation.address) == true
    if isPersons {
      downloads.personDidGo()
    } else if navigation.isByUser {
      downloads.personDidAct()
    }
    if outcome != .go, isPersons {
      tab.endPending()
    }
    switch outcome {
    case .go:
      services.follow(navigation, in: tab, request)
    case .cancel:
      request.decline()
    case .open(let disposition):
      request.decline()
      services.open(navigation.address, disposition, from: tab)
    case .external:
      request.decline()
      external.offer(navigation, from: tab, as: isPersons ? .persons : .pages)
    case .confirmResending:
      let asker = tab.asker
      tab.questions.ask(request) { await $0.confirmResending(from: asker) ? .go : .cancel }
    case .restricted(let isForTab):
      request.decline()
      if isForTab {
        tab.fail(
          LoadFailure(address: navigation.address, reason: .portRestricted, technical: "Restricted port"))
      }
    case .page(let link):
      request.decline()
      follow(link, in: tab)
    }
  }

  func surface(_ surface: any EngineSurface, autoplayPolicyFor address: Address) -> AutoplayPolicy {
    guard let tab else {
      return .withoutSound
    }
    let place = PermissionPlace(page: address)
    switch services.permissions.state(of: .autoplay, for: tab.identity, at: place) {
    case .granted: return .everything
    case .denied: return .nothing
    case .ask: return .withoutSound
    }
  }

  func permissions(of tab: TabModel) -> TabPermissions {
    TabPermissions(tab: tab, permissions: services.permissions)
  }

  private func context(of tab: TabModel) -> NavigationRule.Context {
    NavigationRule.Context(
      page: tab.status.address, isInternalPage: tab.showsInternalPage, expected: tab.expected,
      opensTabsInFront: services.settings.settings.opensNewTabsInFront)
  }

  private func follow(_ link: InternalLink, in tab: TabModel) {
    switch link {
    case .back: tab.leaveFailure()
    case .reload: tab.reload()
    case .departures: tab.load(.departures)
    case .acceptCertificate(let token): tab.acceptCertificate(token)
    case .alwaysAcceptCertificate(let token): tab.acceptCertificate(token, .always)
    case .start(let action): services.perform(action, in: tab)
    case .reader(let action): services.perform(action, in: tab)
    }
  }

  func surface(
    _ surface: any EngineSurface, decide response: PageResponse, _ request: Request<ResponseDecision>
  ) {
    request.answer(response.isShowable && !response.isAttachment ? .show : .download)
  }
}

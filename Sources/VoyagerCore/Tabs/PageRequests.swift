import Foundation

/// Answers one tab's page: by rule where there is one, else by asking the person through the window's shell.
@MainActor
final class PageRequests: EngineSurfaceDelegate {
  private let services: BrowserServices
  private weak var tab: TabModel?
  private var dialogRule = DialogRule()
  private var popupRule = PopupRule()
  private let external: ExternalAddresses
  let downloads: PageDownloads

  init(tab: TabModel, services: BrowserServices) {
    self.tab = tab
    self.services = services
    external = ExternalAddresses(services: services)
    downloads = PageDownloads(permissions: services.permissions)
  }

  /// A new document is there.
  func didCommit() {
    dialogRule.reset()
    external.didCommit()
  }

  // MARK: - Rules

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

  private func permissions(of tab: TabModel) -> TabPermissions {
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
    case .acceptCertificate(let token): tab.acceptCertificate(token)
    }
  }

  func surface(
    _ surface: any EngineSurface, decide response: PageResponse, _ request: Request<ResponseDecision>
  ) {
    request.answer(response.isShowable && !response.isAttachment ? .show : .download)
  }

  // MARK: - Questions

  func surface(
    _ surface: any EngineSurface, asks dialog: PageDialog, _ request: Request<PageDialog.Answer>
  ) {
    guard let tab else {
      return
    }
    if let answer = dialogRule.answerWithoutAsking(dialog) {
      answer == .accepted ? request.answer(.accepted) : request.decline()
      return
    }
    let isLeaving = dialog.kind == .leave
    if isLeaving {
      tab.closing.pageDidAsk()
    }
    if isLeaving, tab.closing.isAsking {
      services.bringToFront(tab, for: .leaveQuestion)
    }
    var dialog = dialog
    dialog.offersToStop = dialogRule.offersToStop && !isLeaving
    let asker = tab.asker
    let answered = Request<PageDialogReply>(safeAnswer: .dismissed) { [weak self, weak tab] reply in
      self?.dialogRule.note(reply)
      request.answer(reply.answer)
      if isLeaving {
        tab?.didAnswerLeaving(reply.answer)
      }
    }
    tab.questions.ask(answered) { [dialog] in await $0.answer(dialog, from: asker) }
  }

  func surface(_ surface: any EngineSurface, asks choice: FileChoice, _ request: Request<[URL]>) {
    ask(request) { await $0.choose(choice, for: $1) }
  }

  func surface(_ surface: any EngineSurface, asks color: PageColor, _ request: Request<PageColor?>) {
    ask(request) { await $0.choose(color, for: $1) }
  }

  func surface(_ surface: any EngineSurface, asks signIn: ServerSignIn, _ request: Request<Credential?>) {
    tab?.serverDidAnswer()
    ask(request) { await $0.signIn(signIn, for: $1) }
  }

  func surface(
    _ surface: any EngineSurface, asks question: PermissionQuestion, _ request: Request<PermissionDecision>
  ) {
    guard let tab else {
      return
    }
    let answered = Request<PermissionDecision>(safeAnswer: .deny) { [weak tab] decision in
      request.answer(decision)
      if decision == .allow {
        tab?.wasAllowed(question.kind)
      }
    }
    permissions(of: tab).ask(question, answered, through: tab.questions)
  }

  func surface(
    _ surface: any EngineSurface, stateOf kind: PermissionKind, for origin: Address,
    _ request: Request<PermissionState>
  ) {
    guard let tab else {
      return
    }
    request.answer(permissions(of: tab).state(of: kind, for: origin))
  }

  func surface(
    _ surface: any EngineSurface, shows notification: SiteNotification,
    _ request: Request<SiteNotification.Outcome>
  ) {
    guard let tab, let shell = tab.window?.shell, mayNotify(tab) else {
      return
    }
    let asker = tab.asker
    Task { [services, weak tab] in
      let outcome = await shell.show(notification, from: asker)
      request.answer(outcome)
      if outcome == .clicked, let tab {
        services.bringToFront(tab, for: .notification)
      }
    }
  }

  /// An engine may go by what held when the page's process began.
  private func mayNotify(_ tab: TabModel) -> Bool {
    switch permissions(of: tab).state(of: .notifications) {
    case .granted: true
    case .denied: false
    case .ask: tab.allowed.contains(.notifications)
    }
  }

  func surfaceDidRequestPrint(_ surface: any EngineSurface) {
    guard let tab, tab.isInFront else {
      return
    }
    tab.window?.shell?.printPage(of: surface)
  }

  private func ask<Answer>(
    _ request: Request<Answer>, _ show: @escaping @MainActor (any BrowserShell, Asker) async -> Answer
  ) {
    guard let tab else {
      return
    }
    let asker = tab.asker
    tab.questions.ask(request) { await show($0, asker) }
  }
}

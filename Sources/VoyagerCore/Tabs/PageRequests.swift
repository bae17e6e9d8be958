import Foundation

/// Answers one tab's page: by rule where there is one, else by asking the person through the window's shell.
@MainActor
final class PageRequests: EngineSurfaceDelegate {
  private unowned let services: BrowserServices
  private weak var tab: TabModel?
  private var dialogRule = DialogRule()
  private var popupRule = PopupRule()
  private var externalRule = ExternalRule()

  init(tab: TabModel, services: BrowserServices) {
    self.tab = tab
    self.services = services
  }

  /// A new document is there.
  func didCommit() {
    dialogRule.reset()
    externalRule.reset()
  }

  private func asker(_ tab: TabModel) -> Asker {
    Asker(tab: tab.id, page: tab.status.address)
  }

  // MARK: - Rules

  func surface(
    _ surface: any EngineSurface, newPageFor opening: PageOpening, make: () -> any EngineSurface
  ) -> (any EngineSurface)? {
    guard let tab else {
      return nil
    }
    guard tab.identity.kind == .automation || popupRule.allows(opening, at: Date()) else {
      block(opening, in: tab)
      return nil
    }
    let page = make()
    services.keepOpenedPage(page, from: tab, at: opening.address)
    return page
  }

  private func block(_ opening: PageOpening, in tab: TabModel) {
    tab.blockedPages.append(opening.address)
    guard tab.blockedPages.count == 1 else {
      return
    }
    services.show(
      Notice(
        "\(tab.status.address.siteName) wanted to open another page.",
        action: Notice.Action(title: "Show", command: .showBlockedPages, tab: tab.id)),
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
    let context = NavigationRule.Context(
      page: tab.status.address, isInternalPage: tab.showsInternalPage, expected: tab.expected,
      opensTabsInFront: services.settings.settings.opensNewTabsInFront)
    switch NavigationRule.outcome(for: navigation, in: context) {
    case .go:
      request.answer(.go)
    case .cancel:
      request.decline()
    case .open(let disposition):
      request.decline()
      services.open(navigation.address, disposition, from: tab)
    case .external:
      request.decline()
      offer(navigation, from: tab)
    case .confirmResending:
      let asker = asker(tab)
      tab.questions.ask(request) { await $0.confirmResending(from: asker) ? .go : .cancel }
    case .page(let link):
      request.decline()
      follow(link, in: tab)
    }
  }

  private func follow(_ link: InternalLink, in tab: TabModel) {
    switch link {
    case .back: tab.go(by: -1)
    case .reload: tab.reload()
    }
  }

  func surface(
    _ surface: any EngineSurface, decide response: PageResponse, _ request: Request<ResponseDecision>
  ) {
    request.answer(response.isShowable && !response.isAttachment ? .show : .download)
  }

  // MARK: - External addresses

  private func offer(_ navigation: Navigation, from tab: TabModel) {
    let address = navigation.address
    switch externalRule.outcome(isByUser: navigation.isByUser, at: Date()) {
    case .drop:
      break
    case .tell:
      services.show(Notice("\(tab.status.address.siteName) wanted to open another app."), for: tab)
    case .ask:
      guard let name = services.externalApps?.nameOfApp(for: address) else {
        services.show(
          Notice("There is no app for “\(address.scheme ?? "")” addresses on this computer."), for: tab)
        return
      }
      let opening = ExternalOpening(address: address, appName: name)
      let asker = asker(tab)
      let request = Request<Bool>(safeAnswer: false) { [weak self, weak tab] isAllowed in
        guard isAllowed, let tab else {
          return
        }
        self?.handOver(opening, from: tab)
      }
      tab.questions.ask(request) { await $0.confirm(opening, from: asker) }
    }
  }

  private func handOver(_ opening: ExternalOpening, from tab: TabModel) {
    Task { [services, weak tab] in
      guard await services.externalApps?.open(opening.address) != true, let tab else {
        return
      }
      services.show(Notice("\(opening.appName) could not be started."), for: tab)
    }
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
      services.bringToFront(tab, for: .leaveQuestion)
    }
    var dialog = dialog
    dialog.offersToStop = dialogRule.offersToStop && !isLeaving
    let asker = asker(tab)
    let answered = Request<PageDialogReply>(safeAnswer: .dismissed) { [weak self, weak tab] reply in
      self?.dialogRule.note(reply)
      request.answer(reply.answer)
      if isLeaving, reply.answer != .accepted {
        tab?.closing.personDidStay()
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
    ask(request) { await $0.signIn(signIn, for: $1) }
  }

  func surface(
    _ surface: any EngineSurface, asks question: PermissionQuestion, _ request: Request<PermissionDecision>
  ) {
    ask(request) { await $0.decide(question, from: $1) }
  }

  func surface(
    _ surface: any EngineSurface, stateOf kind: PermissionKind, for origin: Address,
    _ request: Request<PermissionState>
  ) {
    request.answer(.ask)
  }

  func surface(
    _ surface: any EngineSurface, shows notification: SiteNotification,
    _ request: Request<SiteNotification.Outcome>
  ) {
    guard let tab, let shell = tab.window?.shell else {
      return
    }
    let asker = asker(tab)
    Task { [services, weak tab] in
      let outcome = await shell.show(notification, from: asker)
      request.answer(outcome)
      if outcome == .clicked, let tab {
        services.bringToFront(tab, for: .notification)
      }
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
    let asker = asker(tab)
    tab.questions.ask(request) { await show($0, asker) }
  }
}

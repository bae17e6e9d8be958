import Foundation

/// What the person is asked, unless it is answered already.
extension PageRequests {
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
    if isLeaving, tab.closing.isSilent, tab.closing.isAsking || tab.closing.isOverdue {
      request.decline()
      tab.closing.personDidStay()
      return
    }
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
    let answered = Request<Credential?>(safeAnswer: nil) { [services, weak tab] credential in
      if let tab, credential != nil { services.thumbnails.didSignIn(at: signIn.host, in: tab) }
      request.answer(credential)
    }
    passwords.signIn(signIn, answered) { [weak self] signIn, request in
      self?.ask(request) { await $0.signIn(signIn, for: $1) }
    }
  }

  func surface(_ surface: any EngineSurface, fills form: PageForm, _ request: Request<FormFill?>) {
    passwords.fill(form, request)
  }

  func surface(_ surface: any EngineSurface, didSend form: SentForm) { passwords.didSend(form) }

  func surfaceDidLeaveForm(_ surface: any EngineSurface) { passwords.leave() }

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

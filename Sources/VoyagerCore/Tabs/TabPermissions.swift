/// Answers what one tab's page asks for: as the person said before, else as the person says now.
@MainActor
struct TabPermissions {
  /// Puts a question to the person, who may be offered to answer it for longer than this once.
  typealias Show = @MainActor (_ shell: any BrowserShell, _ offersToRemember: Bool) async -> PermissionAnswer

  let asker: Asker
  let identity: Identity
  let permissions: PermissionsModel
  private let stopped: Set<PermissionKind>

  init(tab: TabModel, permissions: PermissionsModel) {
    asker = tab.asker
    identity = tab.identity
    stopped = tab.stopped
    self.permissions = permissions
  }

  /// What the page in front would be answered.
  func state(of kind: PermissionKind) -> PermissionState { state(of: kind, for: asker.page) }

  func state(of kind: PermissionKind, for origin: Address) -> PermissionState {
    let state = permissions.state(of: kind, for: identity, at: place(of: origin))
    // The person ended it: an answer from before does not begin it again.
    return state == .granted && !stopped.isDisjoint(with: kind.remembered) ? .ask : state
  }

  func ask(
    _ question: PermissionQuestion, _ request: Request<PermissionDecision>, through questions: TabQuestions
  ) {
    ask(question.kind, for: question.origin, request, through: questions) { shell, offersToRemember in
      var question = question
      question.offersToRemember = offersToRemember
      question.offersOnce = question.kind.endsWithDocument || !offersToRemember
      return await shell.decide(question, from: asker)
    }
  }

  func ask(
    _ kind: PermissionKind, for origin: Address, _ request: Request<PermissionDecision>,
    through questions: TabQuestions, _ show: @escaping Show
  ) {
    if let decision = knownDecision(on: kind, for: origin) {
      request.answer(decision)
      return
    }
    let place = place(of: origin)
    questions.ask(request) { shell in
      // While it waited, the same may have been answered.
      if let decision = knownDecision(on: kind, for: origin) {
        return decision
      }
      let answer = await show(shell, permissions.canRemember(kind, at: place))
      if let place, !Task.isCancelled {
        permissions.remember(answer, to: kind, for: identity, at: place)
      }
      return answer.decision
    }
  }

  private func place(of origin: Address) -> PermissionPlace? {
    PermissionPlace(page: asker.page, asker: origin)
  }

  private func knownDecision(on kind: PermissionKind, for origin: Address) -> PermissionDecision? {
    switch state(of: kind, for: origin) {
    case .granted: .allow
    case .denied: .deny
    case .ask: nil
    }
  }
}

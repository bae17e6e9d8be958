/// Answers what one tab's page asks for: as the person said before, else as the person says now.
@MainActor
struct TabPermissions {
  /// Puts a question to the person, who may be offered to answer it for longer than this once.
  typealias Show = @MainActor (_ shell: any BrowserShell, _ offersToRemember: Bool) async -> PermissionAnswer

  let asker: Asker
  let identity: Identity
  let permissions: PermissionsModel
  private let stopped: Set<PermissionKind>
  private let surface: () -> (any EngineSurface)?

  init(tab: TabModel, permissions: PermissionsModel) {
    asker = tab.asker
    identity = tab.identity
    stopped = tab.stopped
    surface = { [weak tab] in tab?.surface }
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
      question.possibleAskers = await possibleAskers(of: question)
      question.durations = offersToRemember ? question.kind.durations : [.once]
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

  /// More would say nothing any more.
  private static let mostAskers = 3

  /// Sites that the page lets ask in its own name.
  private func possibleAskers(of question: PermissionQuestion) async -> [Address] {
    guard let page = asker.page.origin, question.origin.origin == page,
      let parts = await surface()?.parts(thatMayAskFor: question.kind)
    else {
      return []
    }
    let origins = parts.compactMap { PermissionPlace.origin($0) }.filter { $0 != page }
    return Set(origins).sorted().prefix(Self.mostAskers).map { Address($0) }
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

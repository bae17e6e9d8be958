/// Answers what one tab's page asks for: as the person said before, else as the person says now.
@MainActor
struct TabPermissions {
  let asker: Asker
  let identity: Identity
  let permissions: PermissionsModel

  init(tab: TabModel, permissions: PermissionsModel) {
    asker = tab.asker
    identity = tab.identity
    self.permissions = permissions
  }

  func state(of kind: PermissionKind, for origin: Address) -> PermissionState {
    permissions.state(of: kind, for: identity, at: place(of: origin))
  }

  func ask(
    _ question: PermissionQuestion, _ request: Request<PermissionDecision>, through questions: TabQuestions
  ) {
    if let decision = knownDecision(on: question) {
      request.answer(decision)
      return
    }
    let place = place(of: question.origin)
    var question = question
    question.offersToRemember = permissions.canRemember(question.kind, at: place)
    questions.ask(request) { [self, question] shell in
      // While it waited, the same may have been answered.
      if let decision = knownDecision(on: question) {
        return decision
      }
      let answer = await shell.decide(question, from: asker)
      if let place, !Task.isCancelled {
        permissions.remember(answer, to: question.kind, for: identity, at: place)
      }
      return answer.decision
    }
  }

  private func place(of origin: Address) -> PermissionPlace? {
    PermissionPlace(page: asker.page, asker: origin)
  }

  private func knownDecision(on question: PermissionQuestion) -> PermissionDecision? {
    switch state(of: question.kind, for: question.origin) {
    case .granted: .allow
    case .denied: .deny
    case .ask: nil
    }
  }
}

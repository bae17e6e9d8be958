import Foundation

/// Saving what the person signed in with.
extension PagePasswords {
  /// How long a document may stay after its form was sent, as that of a frame's does.
  private static let patience = Duration.seconds(3)

  func didSend(_ form: SentForm) {
    guard let tab, !tab.identity.isInMemory, verdict(for: form.form) != .nothing else { return }
    let reading = FormReading(form.form.fields)
    guard let password = SentPassword(form) else {
      if let name = reading.name, let text = form.values[name]?.text, !text.isEmpty {
        step = (form.form.origin, text)
      }
      return
    }
    var name = password.name
    if name.isEmpty, reading.name == nil, let step, step.origin == form.form.origin { name = step.name }
    sent = SentLogin(
      origin: form.form.origin, name: name, password: password.password, old: password.old,
      target: form.form.target.flatMap(LoginOrigin.of), nameField: password.nameField,
      passwordField: password.passwordField, purpose: reading.purpose)
    switch form.outcome {
    case .vanishes: offerSaving()
    case .leaves: offerSavingLater()
    }
  }

  /// The form is there again, or another one of its kind: it did not work.
  func didFind(_ form: PageForm) {
    let purpose = FormReading(form.fields).purpose
    if sent?.origin == form.origin, sent?.purpose == purpose, purpose != .name { sent = nil }
  }

  func didCommit() {
    leave()
    guard let tab else { return }
    if let askedAt, askedAt != services.siteData.site(of: tab.status.address) {
      self.askedAt = nil
      tab.offers.declineAll()
    }
  }

  func didFinish() {
    tried = []
    if tab?.status.trouble == nil { offerSaving() } else { sent = nil }
  }

  private func offerSavingLater() {
    Task { [weak self] in
      try? await Task.sleep(for: Self.patience)
      if let self, tab?.status.isLoading == false { offerSaving() }
    }
  }

  /// It seems to have worked.
  private func offerSaving() {
    guard let sent else { return }
    self.sent = nil
    guard !sent.isOver else { return }
    working = Task { [weak self] in await self?.offerSaving(sent) }
  }

  private func offerSaving(_ sent: SentLogin) async {
    guard let tab, let plan = await plan(sent, in: tab) else { return }
    let isAmongSeveral = services.identities.identities.count > 1
    let question = SavingQuestion(
      kind: plan.login == nil ? .save : .update, origin: sent.origin, name: plan.login?.name ?? sent.name,
      identity: isAmongSeveral ? tab.identity.name : nil)
    // Who signed in once more is asked about that.
    tab.offers.declineAll()
    askedAt = services.siteData.site(of: tab.status.address)
    let asker = tab.asker
    let request = Request<SavingQuestion.Answer>(safeAnswer: .notNow) {
      [weak self, identity = tab.identity] answer in
      self?.didAnswer(answer, sent, plan, identity)
    }
    tab.offers.ask(request) { await $0.decide(question, from: asker) }
  }

  /// What saving would do.
  private struct Plan {
    /// The login that gets the password, or `nil` for a new one.
    var login: Login?
  }

  /// - Returns: `nil` where there is nothing to ask.
  private func plan(_ sent: SentLogin, in tab: TabModel) async -> Plan? {
    let identity = tab.identity.id
    let found = try? await passwords.matches(
      for: sent.origin, realm: sent.realm, of: .identity(identity))
    let logins = (found ?? []).filter { $0.fit == .exact }.map(\.login)
    guard let login = await changed(sent, logins) else {
      let isNever = (try? await passwords.savesNever(at: sent.origin, of: identity)) ?? true
      return isNever ? nil : Plan()
    }
    // A locked vault can't be compared with, and is not unlocked for that.
    guard let saved = try? await passwords.secret(.password, of: login.id, asking: .never) else { return nil }
    guard saved != sent.password else {
      await passwords.didUse(login.id)
      return nil
    }
    return Plan(login: login)
  }

  /// The login that got another password.
  private func changed(_ sent: SentLogin, _ logins: [Login]) async -> Login? {
    if let login = logins.first(where: { $0.name == sent.name }) { return login }
    guard sent.name.isEmpty || sent.purpose == .change else { return nil }
    if let old = sent.old {
      for login in logins where (try? await passwords.secret(.password, of: login.id, asking: .never)) == old
      {
        return login
      }
    }
    if let used, used.origin == sent.origin, let login = logins.first(where: { $0.id == used.login }) {
      return login
    }
    return logins.count == 1 ? logins.first : nil
  }

  private func didAnswer(
    _ answer: SavingQuestion.Answer, _ sent: SentLogin, _ plan: Plan, _ identity: Identity
  ) {
    askedAt = nil
    working = Task { [weak self] in
      do throws(PasswordProblem) {
        switch answer {
        case .notNow: return
        case .never: try await self?.passwords.setNever(true, at: sent.origin, of: identity.id)
        case .save(let name, let isShared):
          try await self?.save(sent, plan.login, as: name, isShared: isShared, identity)
        }
      } catch {
        self?.show("The password was not saved: \(error.reason).")
      }
    }
  }

  private func save(
    _ sent: SentLogin, _ old: Login?, as name: String, isShared: Bool, _ identity: Identity
  ) async throws(PasswordProblem) {
    if let old, name == old.name {
      try await passwords.set(sent.password, .password, of: old.id)
      return
    }
    let login = Login(
      identity: identity.id, origin: sent.origin, realm: sent.realm, name: name, formOrigin: sent.target,
      nameField: sent.nameField, passwordField: sent.passwordField, isShared: isShared)
    try await passwords.add(NewLogin(login, password: sent.password))
  }
}

/// Signing in where a server itself asks.
extension PagePasswords {
  /// Answers with what is saved, once for each try; else asks the person.
  func signIn(
    _ signIn: ServerSignIn, _ request: Request<Credential?>,
    asking ask: @escaping @MainActor (ServerSignIn, Request<Credential?>) -> Void
  ) {
    guard let place = ServerPlace(signIn), let tab else {
      ask(signIn, request)
      return
    }
    let isFirst = signIn.failures == 0 && tried.insert(place).inserted
    let isWanted = isFirst && !tab.identity.isInMemory && isGoing(to: place.origin)
    Task { [weak self] in
      let known = await self?.known(place)
      if isWanted, let known, let secret = await self?.secret(of: known) {
        request.answer(Credential(name: known.name, password: secret.text))
        return
      }
      guard let self else { return }
      ask(signIn, remembering(place, request))
    }
  }

  /// A part of the page must not get what was saved for the server that it comes from.
  private func isGoing(to origin: String) -> Bool {
    guard let tab else { return false }
    let addresses = [goingTo, tab.status.pending?.address, tab.status.address].compactMap(\.self)
    return addresses.first.map { LoginOrigin.of($0) == origin } ?? false
  }

  private func known(_ place: ServerPlace) async -> Login? {
    guard let tab else { return nil }
    let found = try? await passwords.matches(
      for: place.origin, realm: place.realm, of: .identity(tab.identity.id))
    let exact = (found ?? []).filter { $0.fit == .exact }
    return exact.count == 1 ? exact.first?.login : nil
  }

  private func secret(of login: Login) async -> Secret? {
    let secret = try? await passwords.secret(.password, of: login.id, asking: .never)
    if secret != nil { await passwords.didUse(login.id) }
    return secret
  }

  /// What the person types is offered for saving once the page is there.
  private func remembering(_ place: ServerPlace, _ request: Request<Credential?>) -> Request<Credential?> {
    Request(safeAnswer: nil) { [weak self] credential in
      request.answer(credential)
      guard let self, let credential, let tab, !tab.identity.isInMemory, !credential.password.isEmpty else {
        return
      }
      sent = SentLogin(
        origin: place.origin, realm: place.realm, name: credential.name,
        password: Secret(credential.password))
    }
  }
}

import Foundation

extension PasswordsModel {
  private static let mostSteps = 20

  /// Takes the last change back.
  public func undo() async throws(PasswordProblem) {
    guard let step = steps.popLast() else { return }
    do throws(PasswordProblem) {
      try await change { () async throws(PasswordProblem) in try await takeBack(step) }
    } catch {
      steps.append(step)
      throw error
    }
  }

  func did(_ step: PasswordStep) {
    steps.append(step)
    steps.removeFirst(max(0, steps.count - Self.mostSteps))
  }

  /// Takes all of an identity away, also out of the vault; what is locked there leaves it at a later start.
  public func forget(identity: IdentityID) async {
    guard let ids = try? await store.forget(identity) else { return }
    await purge(ids)
    steps = []
    revision += 1
  }

  /// What was removed leaves the vault when it can't be taken back any more.
  func purgeLater() {
    removing?.cancel()
    removing = Task { [removalDelay] in
      do { try await Task.sleep(for: removalDelay) } catch { return }
      await purge(before: .distantFuture)
    }
  }

  /// Takes what was removed before a time out of the vault.
  func purge(before time: Date) async {
    let read = { @Sendable (reader: LoginReader) throws(StoreProblem) in
      try reader.leftovers(before: time, .removed)
        // Another run may be adding them now.
        + reader.leftovers(before: min(time, Date(timeIntervalSinceNow: -600)), .arriving)
    }
    guard let ids = try? await store.read(else: [], read) else { return }
    await purge(ids)
  }

  private func purge(_ ids: [LoginID]) async {
    guard !ids.isEmpty else { return }
    do throws(VaultProblem) {
      try await vault.remove(Set(SecretKind.allCases), of: ids, asking: .never)
    } catch {
      return
    }
    try? await store.delete(ids)
    let gone = Set(ids)
    steps.removeAll { step in
      if case .removed(let removed) = step { !gone.isDisjoint(with: removed) } else { false }
    }
  }

  private func takeBack(_ step: PasswordStep) async throws(PasswordProblem) {
    switch step {
    case .added(let ids):
      try await stored { () async throws(StoreProblem) in try await store.remove(ids, at: Date()) }
      purgeLater()
    case .removed(let ids):
      let back = try await stored { () async throws(StoreProblem) in
        try await store.bringBack(ids, at: Date())
      }
      guard back.count == ids.count else { throw .nameTaken }
    case .changed(let logins, let passwords):
      for login in logins { try await takeBack(login, password: passwords.contains(login.id)) }
    }
  }

  private func takeBack(_ old: Login, password: Bool) async throws(PasswordProblem) {
    guard let now = try await current(old.id) else { throw .notFound }
    var login = old
    if password {
      let former = try await inVault { vault async throws(VaultProblem) in
        try await vault.secret(.formerPassword, of: old.id, asking: .once)
      }
      guard let former else { throw .notFound }
      try await keep(former, .password, of: now)
    }
    login.secrets = now.secrets
    try await write(login, over: now)
  }
}

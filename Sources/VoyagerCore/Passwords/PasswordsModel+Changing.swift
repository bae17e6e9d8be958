import Foundation

extension PasswordsModel {
  /// Saves a login; one of the same identity, site and name gets the new password.
  @discardableResult
  public func add(_ new: NewLogin) async throws(PasswordProblem) -> Login {
    let merge = try await add([new], conflict: .takesNew)
    guard merge.refused == 0 else { throw .noSite }
    let key = new.login.key
    let login = try await stored { () async throws(StoreProblem) in
      try await read(else: nil) { reader throws(StoreProblem) in try reader.login(key) }
    }
    guard let login else { throw .notFound }
    return login
  }

  /// Saves many at once, all of them or none.
  ///
  /// Two logins of the same identity, site (and realm) and name are the same one; adding twice adds nothing.
  ///
  /// - Parameter progress: Told now and then, on any thread, how many secrets are in the vault.
  @discardableResult
  public func add(
    _ new: [NewLogin], conflict: LoginConflict, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(PasswordProblem) -> LoginMerge {
    let merger = LoginMerger(store: store, vault: vault, conflict: conflict, progress: progress)
    return try await change { () async throws(PasswordProblem) in
      let (merge, before) = try await merger.merge(new)
      if !before.isEmpty {
        let changed = before.filter { merge.changed.contains($0.id) }
        did(.changed(changed, passwords: try await withFormer(changed)))
      }
      if !merge.added.isEmpty { did(.added(merge.added)) }
      return merge
    }
  }

  /// Changes what is not secret of a login.
  public func update(_ login: Login) async throws(PasswordProblem) {
    guard LoginOrigin.isOrigin(login.origin) else { throw .noSite }
    try await change { () async throws(PasswordProblem) in
      guard let old = try await current(login.id) else { throw .notFound }
      var new = login
      new.secrets = old.secrets
      guard new != old else { return }
      try await write(new, over: old)
      did(.changed([old], passwords: []))
    }
  }

  /// Changes a secret of a login, or takes it away with `nil`.
  ///
  /// A former password is kept for as long as the login.
  public func set(_ secret: Secret?, _ kind: SecretKind, of id: LoginID) async throws(PasswordProblem) {
    let secret = secret.flatMap { $0.isEmpty ? nil : $0 }
    try await change { () async throws(PasswordProblem) in
      guard var login = try await current(id) else { throw .notFound }
      let old = login
      let former = try await inVault { vault async throws(VaultProblem) in
        kind == .password ? try await vault.secret(.password, of: id, asking: .once) : nil
      }
      guard kind != .password || former != secret else { return }
      if let former {
        login.secrets.insert(.formerPassword)
        try await keep(former, .formerPassword, of: login)
      }
      if let secret {
        login.secrets.insert(kind)
        try await keep(secret, kind, of: login)
      } else {
        login.secrets.remove(kind)
        try await inVault { vault async throws(VaultProblem) in
          try await vault.remove([kind], of: [id], asking: .once)
        }
      }
      if kind == .password { login.changed = Date() }
      try await stored { () async throws(StoreProblem) in try await store.update([login]) }
      if former != nil { did(.changed([old], passwords: [id])) }
    }
  }

  /// Takes logins away.
  ///
  /// For a minute it can be taken back; then their secrets leave the vault.
  public func remove(_ ids: [LoginID]) async throws(PasswordProblem) {
    guard !ids.isEmpty else { return }
    try await change { () async throws(PasswordProblem) in
      try await stored { () async throws(StoreProblem) in try await store.remove(ids, at: Date()) }
      did(.removed(ids))
      purgeLater()
    }
  }

  /// A login was filled in.
  public func didUse(_ id: LoginID) async {
    guard var login = try? await login(id) else { return }
    login.used = Date()
    try? await store.update([login])
  }

  /// Says whether anything is ever to be saved at a site.
  public func setNever(
    _ isNever: Bool, at origin: String, of identity: IdentityID
  ) async throws(PasswordProblem) {
    try await change { () async throws(PasswordProblem) in
      try await stored { () async throws(StoreProblem) in try await store.setNever(isNever, origin, identity)
      }
    }
  }

  // MARK: - Parts

  func current(_ id: LoginID) async throws(PasswordProblem) -> Login? {
    try await stored { () async throws(StoreProblem) in try await login(id) }
  }

  /// Writes a login that may have gone to another site, name or identity.
  func write(_ new: Login, over old: Login) async throws(PasswordProblem) {
    if new.key != old.key {
      let key = new.key
      let taken = try await stored { () async throws(StoreProblem) in
        try await read(else: nil) { reader throws(StoreProblem) in try reader.login(key) }
      }
      guard taken == nil else { throw .nameTaken }
      try await inVault { vault async throws(VaultProblem) in try await vault.rename(new, asking: .once) }
    }
    try await stored { () async throws(StoreProblem) in try await store.update([new]) }
  }

  func keep(_ secret: Secret, _ kind: SecretKind, of login: Login) async throws(PasswordProblem) {
    let isNew = login.secrets.isEmpty
    try await inVault { vault async throws(VaultProblem) in
      try await vault.keep(
        [VaultEntry(login, kind, secret, isNew: isNew)], asking: .once, progress: { _ in })
    }
  }

  func inVault<Value>(
    _ body: (any PasswordVault) async throws(VaultProblem) -> Value
  ) async throws(PasswordProblem) -> Value {
    do throws(VaultProblem) {
      return try await body(vault)
    } catch {
      throw .vault(error)
    }
  }

  func change<Value>(
    _ body: () async throws(PasswordProblem) -> Value
  ) async throws(PasswordProblem) -> Value {
    do throws(PasswordProblem) {
      let value = try await body()
      problem = nil
      revision += 1
      return value
    } catch {
      if case .store(let problem) = error { _ = tell(.unchanged(.passwords, problem), error) }
      throw error
    }
  }

  /// Those whose former password is in the vault.
  private func withFormer(_ logins: [Login]) async throws(PasswordProblem) -> Set<LoginID> {
    var ids: Set<LoginID> = []
    for old in logins {
      if let new = try await current(old.id), new.changed != old.changed { ids.insert(old.id) }
    }
    return ids
  }
}

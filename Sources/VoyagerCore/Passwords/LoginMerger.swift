import Foundation

/// Puts logins into the store and the vault, all of them or none.
struct LoginMerger: Sendable {
  let store: LoginStore
  let vault: any PasswordVault
  let conflict: LoginConflict
  var progress: @Sendable (Int) -> Void = { _ in }

  /// - Returns: What became of them, and how those were that it changed.
  @concurrent func merge(_ new: [NewLogin]) async throws(PasswordProblem) -> (LoginMerge, before: [Login]) {
    let now = Date()
    let plan = try await plan(new)
    guard !plan.added.isEmpty || !plan.changed.isEmpty else { return (plan.merge, []) }
    try await stored { () async throws(StoreProblem) in try await store.begin(plan.added, at: now) }
    do throws(VaultProblem) {
      try await vault.keep(plan.entries, asking: .once, progress: progress)
    } catch {
      await takeBack(plan.added.map(\.id))
      throw Task.isCancelled ? .cancelled : .vault(error)
    }
    guard !Task.isCancelled else {
      await takeBack(plan.added.map(\.id))
      throw .cancelled
    }
    try await stored { () async throws(StoreProblem) in
      try await store.complete(plan.added.map(\.id), changed: plan.changed, at: now)
    }
    return (plan.merge, plan.before)
  }

  private func plan(_ new: [NewLogin]) async throws(PasswordProblem) -> LoginPlan {
    var merge = LoginMerge()
    let distinct = distinct(new, &merge)
    let old = try await stored { () async throws(StoreProblem) in
      try await store.read(else: [LoginKey: Login]()) { reader throws(StoreProblem) in
        var old: [LoginKey: Login] = [:]
        for new in distinct { old[new.login.key] = try reader.login(new.login.key) }
        return old
      }
    }
    let ids = old.values.filter { $0.secrets.contains(.password) }.map(\.id)
    var passwords: [LoginID: Secret] = [:]
    if !ids.isEmpty {
      do throws(VaultProblem) {
        passwords = try await vault.secrets(.password, of: ids, asking: .once)
      } catch {
        throw .vault(error)
      }
    }
    var plan = LoginPlan(conflict: conflict, merge: merge)
    for new in distinct {
      if let old = old[new.login.key] {
        plan.merge(new, into: old, password: passwords[old.id])
      } else {
        plan.add(new)
      }
    }
    return plan
  }

  /// Leaves out what belongs nowhere, and what comes twice.
  private func distinct(_ new: [NewLogin], _ merge: inout LoginMerge) -> [NewLogin] {
    var places: [LoginKey: Int] = [:]
    var distinct: [NewLogin] = []
    for new in new {
      guard LoginOrigin.isOrigin(new.login.origin) else {
        merge.refused += 1
        continue
      }
      guard let place = places[new.login.key] else {
        places[new.login.key] = distinct.count
        distinct.append(new)
        continue
      }
      if distinct[place].secrets[.password] == new.secrets[.password] {
        merge.same += 1
      } else {
        merge.kept += 1
        if conflict.takes(new.login, over: distinct[place].login) { distinct[place] = new }
      }
    }
    return distinct
  }

  /// What can't be taken out now, the next start takes out.
  private func takeBack(_ ids: [LoginID]) async {
    guard !ids.isEmpty else { return }
    // A cancelled import is tidied up all the same.
    await Task {
      do throws(VaultProblem) {
        try await vault.remove(Set(SecretKind.allCases), of: ids, asking: .never)
      } catch {
        try? await store.remove(ids, at: .distantPast)
        return
      }
      try? await store.delete(ids)
    }.value
  }
}

/// Gives what a store says in the words of passwords.
func stored<Value>(
  _ body: () async throws(StoreProblem) -> Value
) async throws(PasswordProblem) -> Value {
  do throws(StoreProblem) {
    return try await body()
  } catch {
    throw .store(error)
  }
}

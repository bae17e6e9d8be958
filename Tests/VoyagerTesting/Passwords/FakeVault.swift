import Foundation
public import VoyagerCore

/// A vault in memory: a test locks it, takes it away or lets it die.
public final class FakeVault: PasswordVault, @unchecked Sendable {
  public struct Entry: Sendable {
    public let label: Login
    public let secret: Secret
  }

  private struct Key: Hashable {
    let login: LoginID
    let kind: SecretKind
  }

  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]
  private var problem: VaultProblem?
  private var unlocks = false
  private var takes = Int.max
  private var asked = 0

  public init() {}

  /// How often the person was asked to unlock it.
  public var timesAsked: Int { lock.withLock { asked } }

  public var count: Int { lock.withLock { entries.count } }

  public func entry(_ kind: SecretKind, of login: LoginID) -> Entry? {
    lock.withLock { entries[Key(login: login, kind: kind)] }
  }

  /// Makes every call fail, or none.
  public func fail(_ problem: VaultProblem?) {
    lock.withLock { self.problem = problem }
  }

  /// Locks it.
  ///
  /// - Parameter unlocks: Whether the person unlocks it when asked.
  public func lock(unlocks: Bool) {
    lock.withLock { (problem, self.unlocks) = (.locked, unlocks) }
  }

  /// Lets it die after so many more secrets.
  public func die(after count: Int) {
    lock.withLock { takes = count }
  }

  /// Somebody takes an entry away with another program.
  public func lose(_ kind: SecretKind, of login: LoginID) {
    lock.withLock { entries[Key(login: login, kind: kind)] = nil }
  }

  public func keep(
    _ entries: [VaultEntry], asking: VaultAsking, progress: @escaping @Sendable (Int) -> Void
  ) async throws(VaultProblem) {
    for (done, entry) in entries.enumerated() where !Task.isCancelled {
      try use(asking) { () throws(VaultProblem) in
        guard takes > 0 else { throw .gone }
        takes -= 1
        let key = Key(login: entry.login.id, kind: entry.kind)
        self.entries[key] = Entry(label: entry.login, secret: entry.secret)
      }
      progress(done + 1)
    }
  }

  public func secrets(
    _ kind: SecretKind, of logins: [LoginID], asking: VaultAsking
  ) async throws(VaultProblem) -> [LoginID: Secret] {
    try use(asking) { () throws(VaultProblem) in
      logins.reduce(into: [:]) { $0[$1] = entries[Key(login: $1, kind: kind)]?.secret }
    }
  }

  public func rename(_ login: Login, asking: VaultAsking) async throws(VaultProblem) {
    try use(asking) { () throws(VaultProblem) in
      for (key, entry) in entries where key.login == login.id {
        entries[key] = Entry(label: login, secret: entry.secret)
      }
    }
  }

  public func remove(
    _ kinds: Set<SecretKind>, of logins: [LoginID], asking: VaultAsking
  ) async throws(VaultProblem) {
    try use(asking) { () throws(VaultProblem) in
      for login in logins {
        for kind in kinds { entries[Key(login: login, kind: kind)] = nil }
      }
    }
  }

  private func use<Value>(
    _ asking: VaultAsking, _ body: () throws(VaultProblem) -> Value
  ) throws(VaultProblem) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if problem == .locked, asking == .once {
      asked += 1
      if unlocks { problem = nil }
    }
    if let problem { throw problem }
    return try body()
  }
}

import Foundation
public import Observation

/// The saved passwords, each of one identity.
///
/// What is secret stays in the vault: it is asked for one at a time, and never kept here. Nothing waits for the disk
/// or the vault on the caller's actor. A change that is told as done is on the disk and in the vault.
@MainActor @Observable
public final class PasswordsModel {
  /// Grows with every change, so that a view knows when to ask again.
  public internal(set) var revision = 0
  /// Why they can't be read or changed, as a sentence for the person; else `nil`.
  public internal(set) var problem: String?
  /// Whether there is a change to take back.
  public var canUndo: Bool { !steps.isEmpty }

  /// Shows a notice at once.
  ///
  /// Default: it waits for the next window.
  @ObservationIgnored var report: @MainActor (Notice) -> Void

  /// How long the secrets of what was removed stay in the vault, so that it can be taken back.
  @ObservationIgnored var removalDelay = Duration.seconds(60)

  @ObservationIgnored let store: LoginStore
  @ObservationIgnored let vault: any PasswordVault
  @ObservationIgnored private let identities: IdentitiesModel
  @ObservationIgnored private let suffixes: (any PublicSuffixes)?
  var steps: [PasswordStep] = []
  @ObservationIgnored var removing: Task<Void, Never>?
  @ObservationIgnored private var tidying: Task<Void, Never>?

  /// - Parameters:
  ///   - suffixes: Without it, a login is offered to its own host alone.
  ///   - use: Whether this run finishes what an earlier one left in the vault.
  public init(
    store: LoginStore, vault: any PasswordVault, identities: IdentitiesModel,
    suffixes: (any PublicSuffixes)?, notices: NoticesModel, use: PasswordsUse = .followed
  ) {
    self.store = store
    self.vault = vault
    self.identities = identities
    self.suffixes = suffixes
    report = { notices.add($0) }
    if use == .followed { tidying = Task { await finishOthers() } }
  }

  // MARK: - Finding

  /// All logins of one identity, or of all, by site and name.
  public func logins(of identity: IdentityID? = nil) async throws(StoreProblem) -> [Login] {
    try await read(else: []) { reader throws(StoreProblem) in try reader.logins(of: identity) }
  }

  public func login(_ id: LoginID) async throws(StoreProblem) -> Login? {
    try await read(else: nil) { reader throws(StoreProblem) in try reader.login(id) }
  }

  /// What a page may be offered, the best first.
  ///
  /// - Parameters:
  ///   - origin: Of the page, as ``LoginOrigin`` writes it.
  ///   - realm: What the server asks for; `nil` for a form in a page.
  ///   - whose: Whose logins.
  public func matches(
    for origin: String, realm: String? = nil, of whose: LoginOwners
  ) async throws(StoreProblem) -> [LoginMatch] {
    guard LoginOrigin.isOrigin(origin), let host = Address(origin).host else { return [] }
    let domain = suffixes?.registrableDomain(of: host)
    return try await read(else: []) { reader throws(StoreProblem) in
      try reader.logins(at: host, domain: domain).compactMap { login in
        guard login.realm == realm, whose.include(login) else { return nil }
        return LoginRule.fit(of: origin, domain: domain, for: login.origin).map { LoginMatch(login, $0) }
      }.sorted { first, second in
        (first.fit, second.login.used ?? .distantPast, first.login.name)
          < (second.fit, first.login.used ?? .distantPast, second.login.name)
      }
    }
  }

  /// Whether nothing is to be saved at a site.
  public func savesNever(at origin: String, of identity: IdentityID) async throws(StoreProblem) -> Bool {
    try await read(else: false) { reader throws(StoreProblem) in try reader.isNever(origin, identity) }
  }

  /// The sites at which nothing is to be saved.
  public func nevers(of identity: IdentityID) async throws(StoreProblem) -> [String] {
    try await read(else: []) { reader throws(StoreProblem) in try reader.nevers(of: identity) }
  }

  // MARK: - Secrets

  /// Gives one secret, or `nil` where there is none.
  public func secret(
    _ kind: SecretKind, of id: LoginID, asking: VaultAsking = .once
  ) async throws(VaultProblem) -> Secret? {
    try await vault.secret(kind, of: id, asking: asking)
  }

  /// Gives the secrets of many, to be checked or exported.
  ///
  /// A login that has none is left out.
  public func secrets(
    _ kind: SecretKind, of ids: [LoginID], asking: VaultAsking = .once
  ) async throws(VaultProblem) -> [LoginID: Secret] {
    try await vault.secrets(kind, of: ids, asking: asking)
  }

  /// Returns when what was removed has left the vault, or can't leave it now.
  ///
  /// Called before the process ends.
  public func finish() async {
    await tidying?.value
    removing?.cancel()
    await removing?.value
    await purge(before: .distantFuture)
  }

  func read<Value: Sendable>(
    else nothing: Value, _ body: @Sendable (LoginReader) throws(StoreProblem) -> Value
  ) async throws(StoreProblem) -> Value {
    do throws(StoreProblem) {
      return try await store.read(else: nothing, body)
    } catch {
      if problem == nil { _ = tell(.unreadable(.passwords, error), error) }
      throw error
    }
  }

  func tell<Problem>(_ notice: Notice, _ error: Problem) -> Problem {
    problem = notice.text
    report(notice)
    return error
  }

  /// Finishes what runs that ended early left in the vault.
  private func finishOthers() async {
    let minutesAgo = Date(timeIntervalSinceNow: -600)
    await purge(before: minutesAgo)
    guard identities.isComplete,
      let owners = try? await store.read(
        else: [], { reader throws(StoreProblem) in try reader.identities() })
    else { return }
    for owner in owners where identities.identity(owner) == nil { await forget(identity: owner) }
  }
}

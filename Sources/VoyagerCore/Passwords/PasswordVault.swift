/// Keeps secrets where the system keeps them, away from the browser's own files.
///
/// A platform service that a shell lends the parent. What is not secret of a login is in the ``LoginStore``; a vault
/// is told it so that the person finds the entry with other programs too, and never asked for it.
///
/// No method waits on the main actor, and none waits for ever: a vault that dies answers ``VaultProblem/gone``. A
/// cancelled task ends a question that waits for the person, with ``VaultProblem/locked``. Nothing of a secret is in
/// a description, a log, or what others can read of an entry without unlocking it.
public protocol PasswordVault: Sendable {
  /// Puts secrets in, in this order. The same kind of the same login is replaced.
  ///
  /// It ends with the first that could not be put in, and soon where the task is cancelled; those before are in.
  ///
  /// - Parameter progress: Told now and then, on any thread, how many are in.
  func keep(
    _ entries: [VaultEntry], asking: VaultAsking, progress: @escaping @Sendable (Int) -> Void
  ) async throws(VaultProblem)

  /// Gives the secrets of one kind. A login that has none is left out.
  func secrets(
    _ kind: SecretKind, of logins: [LoginID], asking: VaultAsking
  ) async throws(VaultProblem) -> [LoginID: Secret]

  /// Says of all entries of a login whose and where it is now.
  func rename(_ login: Login, asking: VaultAsking) async throws(VaultProblem)

  /// Takes secrets out for good. What is not there is no problem.
  func remove(
    _ kinds: Set<SecretKind>, of logins: [LoginID], asking: VaultAsking
  ) async throws(VaultProblem)
}

extension PasswordVault {
  /// Gives one secret, or `nil` where there is none.
  public func secret(
    _ kind: SecretKind, of login: LoginID, asking: VaultAsking
  ) async throws(VaultProblem) -> Secret? {
    try await secrets(kind, of: [login], asking: asking)[login]
  }
}

import CDesktop
import Dispatch
import GTK
public import VoyagerCore

/// The person's keyring, reached through the Secret Service of the session: GNOME Keyring, KWallet and others.
///
/// One item holds one secret of one login, under a schema of our own. Everything waits on a thread of its own, so
/// that neither a slow keyring nor a person who thinks about its password holds up anything else.
public final class SecretServiceVault: PasswordVault {
  private let queue = DispatchQueue(label: "voyager.vault", qos: .userInitiated)

  public init() {}

  public func keep(
    _ entries: [VaultEntry], asking: VaultAsking, progress: @escaping @Sendable (Int) -> Void
  ) async throws(VaultProblem) {
    try await perform { service throws(VaultProblem) in
      try service.unlockDefault(asking)
      for (done, entry) in entries.enumerated() {
        guard !service.isCancelled else { return }
        try service.keep(entry)
        progress(done + 1)
      }
    }
  }

  public func secrets(
    _ kind: SecretKind, of logins: [LoginID], asking: VaultAsking
  ) async throws(VaultProblem) -> [LoginID: Secret] {
    guard !logins.isEmpty else { return [:] }
    return try await perform { service throws(VaultProblem) in
      try service.secrets(kind, of: logins, asking: asking)
    }
  }

  public func rename(_ login: Login, asking: VaultAsking) async throws(VaultProblem) {
    try await perform { service throws(VaultProblem) in
      let items = try service.items(.login(login.id))
      try service.unlock(items, asking)
      for item in items { try service.rename(item, login) }
    }
  }

  public func remove(
    _ kinds: Set<SecretKind>, of logins: [LoginID], asking: VaultAsking
  ) async throws(VaultProblem) {
    try await perform { service throws(VaultProblem) in
      for login in logins {
        let items = try service.items(.login(login)).filter { item in
          KeyringAttributes(of: item).kind.map(kinds.contains) ?? false
        }
        try service.unlock(items, asking)
        for item in items { try service.delete(item) }
      }
    }
  }

  /// Calls the service on the vault's own thread.
  ///
  /// What was begun with a service that died is done once more with the one that took its place.
  private func perform<Value: Sendable>(
    _ body: @escaping @Sendable (Keyring) throws(VaultProblem) -> Value
  ) async throws(VaultProblem) -> Value {
    let cancellation = Cancellation()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: Self.result(cancellation, body)) }
      }
    } onCancel: {
      cancellation.cancel()
    }
    return try result.get()
  }

  private static func result<Value>(
    _ cancellation: Cancellation, _ body: (Keyring) throws(VaultProblem) -> Value
  ) -> Result<Value, VaultProblem> {
    var result: Result<Value, VaultProblem> = .failure(.gone)
    for _ in 0..<2 {
      do throws(VaultProblem) {
        return .success(try body(try Keyring(cancellation)))
      } catch {
        result = .failure(error)
      }
      guard case .failure(.gone) = result, !cancellation.isCancelled else { return result }
      secret_service_disconnect()
    }
    return result
  }
}

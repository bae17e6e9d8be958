/// A load over a secure connection that comes over an insecure one if it has to.
@MainActor
final class SecureAttempt {
  enum State {
    /// The engine has not begun it.
    case asked
    case begun
    /// It failed, and the engine has not told that it ended.
    case failed
    /// The insecure load takes its place.
    case insecure
  }

  let secure: Address
  let insecure: Address
  let source: SchemeSource
  var state = State.asked
  private var deadline: Task<Void, Never>?

  /// - Returns: `nil` for a plan that is carried out as it is.
  init?(_ plan: LoadPlan) {
    guard let fallback = plan.fallback else {
      return nil
    }
    secure = plan.address
    insecure = fallback
    source = plan.source
  }

  isolated deinit {
    deadline?.cancel()
  }

  /// Gives the server a while to answer.
  func wait(_ patience: Duration, then act: @escaping @MainActor () -> Void) {
    deadline = Task {
      guard (try? await Task.sleep(for: patience)) != nil, !Task.isCancelled else {
        return
      }
      act()
    }
  }

  /// The server has answered.
  func stopWaiting() {
    deadline?.cancel()
    deadline = nil
  }

  /// Whether an address is one of the host that is tried.
  func isHost(of address: Address) -> Bool { address.host == secure.host }
}

/// An answer that is given once; what comes later is ignored.
///
/// Whoever waits gets the safe answer when the task is cancelled, so nobody waits for ever.
@MainActor
public final class OneAnswer<Answer: Sendable> {
  public let safeAnswer: Answer
  private var given: Answer?
  private var continuation: CheckedContinuation<Answer, Never>?

  public init(safeAnswer: Answer) {
    self.safeAnswer = safeAnswer
  }

  public func give(_ answer: Answer) {
    guard given == nil else {
      return
    }
    given = answer
    continuation.take()?.resume(returning: answer)
  }

  public func decline() { give(safeAnswer) }

  /// Waits for the answer; only one may wait.
  public func value() async -> Answer {
    await withTaskCancellationHandler {
      if let given {
        return given
      }
      return await withCheckedContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor in self.decline() }
    }
  }
}

/// A question that is answered exactly once.
///
/// Whoever receives a request may answer at once or later. The first answer is delivered; any further one is
/// ignored. A request that is dropped without an answer delivers its safe answer by itself, so nobody who asked
/// waits for ever.
@MainActor
public final class Request<Answer: Sendable> {
  public let id = RequestID()

  /// What is delivered when nobody answers.
  public let safeAnswer: Answer

  private var deliver: (@MainActor (Answer) -> Void)?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - safeAnswer: The answer that grants nothing and loses nothing.
  ///   - deliver: Receives the one answer, on the main actor.
  public init(safeAnswer: Answer, deliver: @escaping @MainActor (Answer) -> Void) {
    self.safeAnswer = safeAnswer
    self.deliver = deliver
  }

  isolated deinit {
    deliver?(safeAnswer)
  }

  /// Whether the answer has been delivered.
  public var isAnswered: Bool { deliver == nil }

  /// Delivers an answer.
  ///
  /// Only the first call of `answer(_:)` or `decline()` has an effect.
  public func answer(_ answer: Answer) {
    guard let deliver else {
      return
    }
    self.deliver = nil
    deliver(answer)
  }

  /// Delivers the safe answer now.
  public func decline() {
    answer(safeAnswer)
  }
}

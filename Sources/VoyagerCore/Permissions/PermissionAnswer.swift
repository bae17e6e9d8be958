/// The person's answer to a permission question.
public struct PermissionAnswer: Hashable, Sendable {
  public var decision: PermissionDecision
  public var duration: PermissionDuration

  public init(_ decision: PermissionDecision, _ duration: PermissionDuration) {
    self.decision = decision
    self.duration = duration
  }

  /// The safe answer, which nothing remembers.
  public static let denyOnce = PermissionAnswer(.deny, .once)
}

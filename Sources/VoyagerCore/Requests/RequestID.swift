public import Foundation

/// Names one request that waits for an answer.
public struct RequestID: Hashable, Sendable {
  public let rawValue: UUID

  public init(rawValue: UUID = UUID()) {
    self.rawValue = rawValue
  }
}

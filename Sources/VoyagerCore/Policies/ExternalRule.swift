public import Foundation

/// Whether a page may ask to hand an address to another app.
public struct ExternalRule: Sendable {
  /// What becomes of an address that another app would open.
  public enum Outcome: Hashable, Sendable {
    /// Ask the person.
    case ask
    /// Nobody acted: nothing starts, and the person is told once for each document.
    case tell
    /// Nothing starts, and nothing is said again.
    case drop
  }

  /// At most this many questions in this time, so that a page can't wear the person down.
  public static let limit = 2
  public static let period: TimeInterval = 10

  private var asked: [Date] = []
  private var hasTold = false

  public init() {}

  public mutating func outcome(isByUser: Bool, at now: Date) -> Outcome {
    guard isByUser else {
      defer { hasTold = true }
      return hasTold ? .drop : .tell
    }
    asked.removeAll { now.timeIntervalSince($0) >= Self.period }
    guard asked.count < Self.limit else {
      return .drop
    }
    asked.append(now)
    return .ask
  }

  /// A new document may tell once again.
  ///
  /// Questions stay counted.
  public mutating func reset() {
    hasTold = false
  }
}

import Foundation

/// Moves from one identity to another, so that they can't go round in a circle.
struct IdentityMoves {
  /// A site that moved twice within this time does not move a third time by itself.
  static let pause: TimeInterval = 10

  private var times: [String: [Date]] = [:]

  /// Whether a site may move now without a question.
  mutating func allows(_ host: String, at now: Date) -> Bool {
    times = times.mapValues { $0.filter { now.timeIntervalSince($0) < Self.pause } }.filter {
      !$0.value.isEmpty
    }
    guard times[host, default: []].count < 2 else {
      return false
    }
    times[host, default: []].append(now)
    return true
  }
}

import Foundation

/// How often and how lately a page was visited, as one number that grows only by visits.
///
/// Each visit counts its weight, halved for each `halfLife` that has passed since. Instead of letting every
/// page's sum fall with time, each visit is worth more the later it is; the order of the pages is the same, and
/// nothing has to be reckoned anew. The number is the logarithm of that sum, so it never overflows.
struct Frecency: Hashable, Sendable {
  /// In seconds.
  static let halfLife: Double = 30 * 86_400
  static let none = Frecency(logarithm: -.greatestFiniteMagnitude)

  let logarithm: Double

  init(logarithm: Double) {
    self.logarithm = logarithm
  }

  func adding(_ kind: VisitKind, at time: Date) -> Frecency {
    guard kind.weight > 0 else { return self }
    let visit = log2(kind.weight) + time.timeIntervalSince1970 / Self.halfLife
    let (high, low) = (max(logarithm, visit), min(logarithm, visit))
    return Frecency(logarithm: high + log2(1 + exp2(low - high)))
  }
}

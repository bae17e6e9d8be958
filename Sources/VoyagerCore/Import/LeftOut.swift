/// How much an import left out, and why.
public struct LeftOut: Hashable, Sendable {
  /// Addresses that would run as a script or as a page of their own making.
  public var scripts = 0
  /// Addresses that only the other browser has: its own pages, its searches.
  public var foreignPages = 0
  /// Addresses that are none.
  public var unreadable = 0

  public init() {}

  mutating func add(_ reason: ImportedAddress.Refusal) {
    switch reason {
    case .script: scripts += 1
    case .foreignPage: foreignPages += 1
    case .unreadable: unreadable += 1
    }
  }

  static func + (one: LeftOut, other: LeftOut) -> LeftOut {
    var sum = one
    sum.scripts += other.scripts
    sum.foreignPages += other.foreignPages
    sum.unreadable += other.unreadable
    return sum
  }

  /// A sentence for each reason that there was.
  public var sentences: [String] {
    [
      Self.sentence(scripts, "that would run as a script"),
      Self.sentence(foreignPages, "that only the other browser knows"),
      Self.sentence(unreadable, "that can't be read"),
    ].compactMap(\.self)
  }

  private static func sentence(_ count: Int, _ which: String) -> String? {
    switch count {
    case 0: nil
    case 1: "1 address \(which) was left out."
    default: "\(count) addresses \(which) were left out."
    }
  }
}

/// How scarce memory is.
public enum MemoryPressure: Int, Comparable, Hashable, Sendable {
  case none
  /// Programs wait for memory.
  case moderate
  /// The system is about to end programs.
  case critical

  public static func < (one: MemoryPressure, other: MemoryPressure) -> Bool { one.rawValue < other.rawValue }

  /// How long nobody has looked at a tab that goes to sleep for it.
  var leastIdle: Duration {
    switch self {
    case .none, .moderate: .seconds(300)
    case .critical: .seconds(20)
    }
  }
}

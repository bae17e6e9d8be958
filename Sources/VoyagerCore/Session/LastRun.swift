/// How the run before this one ended.
public struct LastRun: Hashable, Sendable {
  /// Whether it came to its own end.
  public var endedWell: Bool
  /// How many runs in a row ended badly just after they began.
  public var earlyEnds: Int

  public init(endedWell: Bool = true, earlyEnds: Int = 0) {
    self.endedWell = endedWell
    self.earlyEnds = earlyEnds
  }
}

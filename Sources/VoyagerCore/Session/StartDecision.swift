/// What becomes of the stored session when a run begins.
public enum StartDecision: Hashable, Sendable {
  /// Its windows come back.
  case restore
  /// It is set aside, and the person is asked whether they want it.
  case offer
  /// It is set aside.
  case fresh

  /// What a run was started for.
  public enum Launch: Hashable, Sendable {
    /// Windows of the person, or addresses that come on top of them.
    case person
    /// A private window, beside which nothing else is wanted.
    case privateBrowsing
    /// A program that steers the browser.
    case driver
  }

  /// So many bad ends in a row, each just after the beginning, and what they began with may be why.
  static let mostEarlyEnds = 2

  static func decide(
    _ session: StoredSession, _ last: LastRun, _ launch: Launch, _ content: StartContent
  ) -> StartDecision {
    guard launch == .person, !session.isEmpty else { return .fresh }
    if last.earlyEnds >= mostEarlyEnds { return .offer }
    switch content {
    case .lastSession: return .restore
    case .newWindow: return last.endedWell ? .fresh : .offer
    }
  }
}

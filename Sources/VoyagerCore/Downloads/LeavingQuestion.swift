/// Asks what becomes of running downloads when the browser is left.
public struct LeavingQuestion: Hashable, Sendable {
  /// What a person wants of them.
  public enum Answer: Hashable, Sendable {
    /// The windows close, and the process ends with the last download.
    case goOn
    /// Those that can wait until the next time do, the others end.
    case stop
    /// The browser stays.
    case stay
  }

  /// How many run.
  public var running: Int
  /// How many of them can't go on at another time, because of their server or because they are private.
  public var ending: Int

  public init(running: Int, ending: Int) {
    self.running = running
    self.ending = ending
  }

  public var heading: String {
    running == 1 ? "A download still runs" : "\(running) downloads still run"
  }

  /// What each answer comes to.
  public var sentence: String {
    let kept = "They can finish without a window, or stop now and go on the next time."
    let one = "It can finish without a window, or stop now and go on the next time."
    let lost = "It can finish without a window. If it stops now, it begins anew the next time."
    switch (running, ending) {
    case (1, 0): return one
    case (1, _): return lost
    case (_, 0): return kept
    case (let all, let some) where all == some:
      return "They can finish without a window. If they stop now, they begin anew the next time."
    case (_, 1): return kept + " One of them would begin anew."
    default: return kept + " \(ending) of them would begin anew."
    }
  }
}

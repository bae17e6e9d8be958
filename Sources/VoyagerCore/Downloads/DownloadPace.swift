/// How fast bytes come, over the last seconds.
struct DownloadPace {
  /// How often it is worth a look.
  private static let step = Duration.milliseconds(250)
  /// How much a new step counts against the ones before.
  private static let weight = 0.2

  private var last: (time: ContinuousClock.Instant, received: Int64)?
  /// `nil` before there is anything to go by.
  private(set) var bytesPerSecond: Double?

  /// - Returns: Whether enough time has passed for the person to be shown something new.
  mutating func note(_ received: Int64, at time: ContinuousClock.Instant = .now) -> Bool {
    guard let last else {
      self.last = (time, received)
      return true
    }
    let passed = time - last.time
    guard passed >= Self.step else {
      return false
    }
    let now = Double(received - last.received) / (passed / .seconds(1))
    bytesPerSecond = bytesPerSecond.map { $0 + Self.weight * (now - $0) } ?? now
    self.last = (time, received)
    return true
  }
}

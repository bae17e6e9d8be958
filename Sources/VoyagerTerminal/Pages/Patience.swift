/// Waits until too little has happened for too long.
@MainActor
struct Patience {
  private static let step = Duration.milliseconds(50)

  let limit: Duration
  /// Whether a person is being asked, which may take as long as it takes.
  let isPaused: @MainActor () -> Bool
  /// Changes whenever something happens that begins the waiting anew.
  let mark: @MainActor () -> Int64

  init(
    _ limit: Duration, isPaused: @escaping @MainActor () -> Bool = { false },
    mark: @escaping @MainActor () -> Int64 = { 0 }
  ) {
    self.limit = limit
    self.isPaused = isPaused
    self.mark = mark
  }

  /// - Returns: Whether the time ran out; not when the task was cancelled before.
  func runsOut() async -> Bool {
    var spent = Duration.zero
    var last = mark()
    while spent < limit {
      guard (try? await Task.sleep(for: min(Self.step, limit - spent))) != nil else {
        return false
      }
      let mark = mark()
      spent = mark == last ? spent + (isPaused() ? .zero : Self.step) : .zero
      last = mark
    }
    return true
  }
}

import VoyagerCore

/// Brings back what the run before left, and then opens what this one was started for.
@MainActor
final class Beginning {
  private var waiting: [@MainActor () -> Void] = []
  private var isOver = false

  /// - Parameters:
  ///   - launch: What the first wish is for.
  ///   - done: Runs after everything that waited.
  init(
    _ session: SessionModel, _ services: BrowserServices, _ clearing: ClearingOnExit?,
    for launch: StartDecision.Launch,
    done: @escaping @MainActor () -> Void
  ) {
    Task {
      await clearing?.finishBeginning()
      await session.begin(services, for: launch)
      isOver = true
      waiting.forEach { $0() }
      waiting = []
      done()
    }
  }

  /// Runs now, or as soon as the run has begun.
  func run(_ work: @escaping @MainActor () -> Void) {
    isOver ? work() : waiting.append(work)
  }
}

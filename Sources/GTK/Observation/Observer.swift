import CDesktop
import Observation

/// Runs a body again, once a frame at most, whenever something it read has changed.
@MainActor
final class Observer {
  private let body: @MainActor () -> Bool

  /// - Parameter body: Returns false when it should not run again.
  init(_ body: @escaping @MainActor () -> Bool) {
    self.body = body
  }

  func run() {
    var shouldContinue = false
    withObservationTracking {
      shouldContinue = body()
    } onChange: { [weak self] in
      // The value is still the old one, and the thread is the one that changes it.
      Observer.note(self)
    }
    if !shouldContinue {
      stop()
    }
  }

  private(set) var isStopped = false

  func stop() { isStopped = true }

  private nonisolated static func note(_ observer: Observer?) {
    guard let observer else {
      return
    }
    if g_main_context_is_owner(g_main_context_default()) != 0 {
      MainActor.assumeIsolated { FrameQueue.add(observer) }
    } else {
      Task { @MainActor in FrameQueue.add(observer) }
    }
  }
}

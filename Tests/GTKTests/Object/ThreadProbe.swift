import CTestLoop
import Synchronization

/// Remembers on which thread something happened.
final class ThreadProbe: Sendable {
  private let answer = Mutex<Bool?>(nil)

  var wasOnMain: Bool? { answer.withLock { $0 } }

  func note() {
    answer.withLock { $0 = test_loop_is_main_thread() }
  }
}

import Foundation
import Synchronization

/// What pages wait for until the test lets them go on.
final class Gate: Sendable {
  private let state = Mutex(false)

  var isOpen: Bool { state.withLock { $0 } }

  func open() { state.withLock { $0 = true } }

  /// Keeps the calling thread, for three minutes at most.
  func wait() {
    let end = Date(timeIntervalSinceNow: 180)
    while !isOpen, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
  }
}

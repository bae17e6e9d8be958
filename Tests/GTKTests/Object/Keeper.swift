import GTK
import Synchronization

/// Holds a wrapper until any thread drops it.
final class Keeper: Sendable {
  private let object: Mutex<Object?>

  init(_ object: Object?) {
    self.object = Mutex(object)
  }

  func drop() {
    object.withLock { $0 = nil }
  }
}

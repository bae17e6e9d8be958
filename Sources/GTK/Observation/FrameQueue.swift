import CDesktop

/// The observers whose model has changed since they ran last.
///
/// A timer and not the frame clock drives it, because hidden windows get no frames but need their titles.
@MainActor
enum FrameQueue {
  // Before layout (110) and painting (120).
  private static let priority: Int32 = 109
  private static let spacing: Int64 = 16_000
  private static var waiting: [Observer] = []
  private static var lastRun: Int64 = 0

  static func add(_ observer: Observer) {
    waiting.append(observer)
    guard waiting.count == 1 else {
      return
    }
    let delay = max(0, lastRun + spacing - Int64(g_get_monotonic_time()))
    g_timeout_add_full(
      priority, guint((delay + 999) / 1000),
      { _ in
        FrameQueue.run()
        return 0
      }, nil, nil)
  }

  private static func run() {
    lastRun = Int64(g_get_monotonic_time())
    let batch = waiting
    waiting = []
    for observer in batch where !observer.isStopped {
      observer.run()
    }
  }
}

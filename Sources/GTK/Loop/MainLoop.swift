import CDesktop
import Dispatch
import Glibc

/// Lets GLib's main loop run `await`, main-actor tasks, `DispatchQueue.main` and dispatch timers.
///
/// `main` must be synchronous: an asynchronous one gives the main thread to libdispatch.
@MainActor
public enum MainLoop {
  // Just below GDK's redraw: at a higher priority a busy queue stops painting altogether.
  private static let priority: Int32 = 121
  // Where a frame takes longer than it is shown, painting never rests, and what waits for it would wait for ever.
  private static let mostPatience: UInt32 = 40
  private static var isInstalled = false
  /// What drains the queue once painting rests, and what does when it does not; 0 while nothing waits.
  private static var sources: (idle: UInt32, timer: UInt32) = (0, 0)

  /// Adds the source to the default context.
  ///
  /// Asking again changes nothing.
  public static func install() {
    guard !isInstalled else {
      return
    }
    isInstalled = true
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
      { descriptor, _, _ in
        var count: UInt64 = 0
        // Acknowledge before draining, so that what arrives meanwhile wakes the loop again.
        _ = read(descriptor, &count, 8)
        MainActor.assumeIsolated { MainLoop.drainSoon() }
        return 1
      }, nil, nil)
    // What was queued before the descriptor existed did not wake anything.
    _dispatch_main_queue_callback_4CF(nil)
  }

  private static func drainSoon() {
    guard sources.idle == 0 else {
      return
    }
    let drain: GSourceFunc = { _ in
      MainActor.assumeIsolated { MainLoop.drain() }
      return 1
    }
    sources = (
      g_idle_add_full(priority, drain, nil, nil),
      g_timeout_add_full(G_PRIORITY_DEFAULT, mostPatience, drain, nil, nil)
    )
  }

  private static func drain() {
    g_source_remove(sources.idle)
    g_source_remove(sources.timer)
    sources = (0, 0)
    _dispatch_main_queue_callback_4CF(nil)
  }

  /// Goes on after an application's own loop has ended, until something is done or the time is over.
  public static func run(atMost time: Duration, until isDone: () -> Bool) {
    let end = ContinuousClock.now + time
    // Wakes the loop, so that it sees the time being over.
    let timer = g_timeout_add(20, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    while !isDone(), ContinuousClock.now < end { g_main_context_iteration(nil, 1) }
  }
}

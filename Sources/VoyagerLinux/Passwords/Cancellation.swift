import CDesktop

/// Ends calls that wait, from any thread.
final class Cancellation: @unchecked Sendable {
  // A cancellable may be cancelled from any thread.
  let pointer = g_cancellable_new()

  deinit { if let pointer { g_object_unref(pointer) } }

  var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }

  func cancel() { g_cancellable_cancel(pointer) }
}

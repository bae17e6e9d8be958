import CDesktop

/// A GIO operation under way and the task that waits for it.
@MainActor
final class AsyncOperation<Value: Sendable>: AnyAsyncOperation {
  let cancellable: UnsafeMutablePointer<GCancellable> = g_cancellable_new()
  var continuation: CheckedContinuation<Value, any Error>?
  private let finish: @MainActor (UnsafeMutableRawPointer?, OpaquePointer) throws -> Value

  init(_ finish: @escaping @MainActor (UnsafeMutableRawPointer?, OpaquePointer) throws -> Value) {
    self.finish = finish
  }

  isolated deinit { g_object_unref(cancellable) }

  override func complete(_ source: UnsafeMutableRawPointer?, _ result: OpaquePointer) {
    let outcome = Result { try finish(source, result) }
    continuation.take()?.resume(with: outcome)
  }

  func cancel() {
    continuation.take()?.resume(throwing: CancellationError())
    g_cancellable_cancel(cancellable)
  }
}

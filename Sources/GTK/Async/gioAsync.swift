public import CDesktop

/// Awaits a GIO operation.
///
/// Cancelling the task answers at once with `CancellationError` and also cancels the operation, because some
/// operations ignore their cancellable. `finish` runs exactly once in either case and frees the result.
/// - Parameters:
///   - start: Starts the operation with the cancellable, the callback and the user data it is given.
///   - finish: Takes the source object and the result and makes a Swift value of it.
@MainActor
public func gioAsync<Value: Sendable>(
  _ start: (UnsafeMutablePointer<GCancellable>?, GAsyncReadyCallback?, UnsafeMutableRawPointer?) -> Void,
  finish: @escaping @MainActor (UnsafeMutableRawPointer?, OpaquePointer) throws -> Value
) async throws -> Value {
  try Task.checkCancellation()
  let operation = AsyncOperation<Value>(finish)
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      operation.continuation = continuation
      let callback: GAsyncReadyCallback = { source, result, data in
        guard let data, let result else {
          return
        }
        let operation = Unmanaged<AnyAsyncOperation>.fromOpaque(data).takeRetainedValue()
        operation.complete(source.map { UnsafeMutableRawPointer($0) }, result)
      }
      start(
        operation.cancellable, callback,
        Unmanaged.passRetained(operation as AnyAsyncOperation).toOpaque())
    }
  } onCancel: {
    Task { @MainActor in operation.cancel() }
  }
}

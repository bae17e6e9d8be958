import CDesktop

/// The Swift side of a `GClosure`: reads the arguments, calls, writes the result.
final class SignalHandler: Sendable {
  typealias Call =
    @MainActor (_ result: UnsafeMutablePointer<GValue>?, _ arguments: UnsafePointer<GValue>) -> Void

  private let call: Call

  private init(_ call: @escaping Call) {
    self.call = call
  }

  /// Connects a new closure, which the emitter then owns.
  @MainActor
  static func connect(
    _ call: @escaping Call, to emitter: Object, _ signal: String
  ) -> UnsafeMutablePointer<GClosure> {
    let handler = Unmanaged.passRetained(SignalHandler(call)).toOpaque()
    guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler) else {
      preconditionFailure("GLib could not make a closure")
    }
    g_closure_add_finalize_notifier(closure, handler) { data, _ in releaseRetained(data) }
    g_closure_set_marshal(closure) { closure, result, _, arguments, _, _ in
      guard let handler = closure?.pointee.data, let arguments else {
        return
      }
      Unmanaged<SignalHandler>.fromOpaque(handler).takeUnretainedValue().call(result, arguments)
    }
    g_signal_connect_closure(emitter.raw, signal, closure, 0)
    return closure
  }
}

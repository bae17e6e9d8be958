import CDesktop

/// A connected handler.
///
/// It disconnects when the token goes, also while the handler runs.
@MainActor
public final class SignalToken {
  private let closure: UnsafeMutablePointer<GClosure>

  init(_ closure: UnsafeMutablePointer<GClosure>) {
    self.closure = closure
    g_closure_ref(closure)
  }

  isolated deinit {
    disconnect()
    g_closure_unref(closure)
  }

  /// Disconnects now.
  ///
  /// Doing it twice, or after the emitter is gone, is harmless.
  public func disconnect() {
    g_closure_invalidate(closure)
  }
}

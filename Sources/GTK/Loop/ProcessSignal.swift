import CDesktop

/// A signal by which the system or a terminal asks the process to end.
public enum ProcessSignal: Int32, Sendable, CaseIterable {
  case hangUp = 1
  case interrupt = 2
  case terminate = 15

  /// As the system's manual writes it.
  public var name: String {
    switch self {
    case .hangUp: "SIGHUP"
    case .interrupt: "SIGINT"
    case .terminate: "SIGTERM"
    }
  }

  /// Runs in the main loop each time the signal comes, in place of its usual effect.
  ///
  /// Programs that this one starts keep the usual effect.
  @MainActor
  public func onArrival(_ body: @escaping @MainActor () -> Void) {
    let action = Unmanaged.passRetained(SignalAction(body)).toOpaque()
    g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, rawValue,
      { data in
        guard let data else {
          return 0
        }
        Unmanaged<SignalAction>.fromOpaque(data).takeUnretainedValue().run()
        return 1
      }, action, releaseRetained)
  }
}

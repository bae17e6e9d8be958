import CDesktop
import GTK

/// The main loop of a program that has no application object of its own.
@MainActor
public final class LinuxLoop {
  private let loop = g_main_loop_new(nil, 0)
  private var status: Int32?

  public init() {}

  isolated deinit { g_main_loop_unref(loop) }

  /// Runs until `body` returns or `end(with:)` is called.
  ///
  /// - Returns: The exit status of the process, from whichever came first.
  public func run(_ body: @escaping @MainActor () async -> Int32) -> Int32 {
    MainLoop.install()
    Task { end(with: await body()) }
    while status == nil {
      g_main_loop_run(loop)
    }
    return status ?? 0
  }

  /// Ends the loop; what was given first counts.
  public func end(with status: Int32) {
    self.status = self.status ?? status
    g_main_loop_quit(loop)
  }

  /// Runs when the terminal or the system asks the process to end, in place of the usual effect.
  ///
  /// - Parameter body: Receives the number of the signal.
  public func onEndRequest(_ body: @escaping @MainActor (Int32) -> Void) {
    for signal in ProcessSignal.allCases {
      signal.onArrival { body(signal.rawValue) }
    }
  }
}

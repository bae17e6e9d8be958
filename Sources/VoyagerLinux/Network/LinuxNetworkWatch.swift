import CDesktop
import GTK
public import VoyagerCore

/// The network as GIO sees it: through NetworkManager, the desktop's portal or the kernel's routes.
@MainActor
public final class LinuxNetworkWatch: NetworkWatch {
  private var monitor: NetworkMonitor?

  public init() {}

  public func watch(_ report: @escaping @MainActor (NetworkState) -> Void) {
    Task {
      // GIO asks other programs when it makes the monitor, and waits for their answers.
      await Task.detached { _ = g_network_monitor_get_default() }.value
      let monitor = NetworkMonitor.standard
      self.monitor = monitor
      monitor?.onChange(self) { $0.tell(report) }
      tell(report)
    }
  }

  private func tell(_ report: @MainActor (NetworkState) -> Void) {
    guard let monitor else { return }
    report(NetworkState(isOnline: monitor.isAvailable, isMetered: monitor.isMetered))
  }
}

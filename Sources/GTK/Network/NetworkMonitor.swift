public import CDesktop

/// Whether the machine has a way to others.
public final class NetworkMonitor: Object {
  override public class var type: GType { g_network_monitor_get_type() }

  /// GIO's own, of which a process has one.
  public static var standard: NetworkMonitor? { wrap(ifPresent: g_network_monitor_get_default(), .none) }

  public var isAvailable: Bool { g_network_monitor_get_network_available(opaque) != 0 }

  public var isMetered: Bool { g_network_monitor_get_network_metered(opaque) != 0 }

  /// Runs when either changes, while both live.
  public func onChange<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
    onNotify("network-available", owner, body)
    onNotify("network-metered", owner, body)
  }
}

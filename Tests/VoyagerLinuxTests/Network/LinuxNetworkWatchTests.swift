import CDesktop
import Testing
import VoyagerCore
import VoyagerLinux

@MainActor @Suite("The network as GIO sees it")
struct LinuxNetworkWatchTests {
  @Test("It tells what there is without being asked twice")
  func tells() async {
    let watch = LinuxNetworkWatch()
    let state = await withCheckedContinuation { continuation in
      watch.watch { continuation.resume(returning: $0) }
    }
    let monitor = g_network_monitor_get_default()
    #expect(state.isOnline == (g_network_monitor_get_network_available(monitor) != 0))
  }
}

import CDesktop
public import Foundation
import GTK
public import VoyagerCore

/// Watches memory by what the kernel says of waiting programs, by the limit of the program's control groups, and by
/// the desktop's low-memory monitor.
@MainActor
public final class LinuxMemoryWatch: MemoryWatch {
  /// How long a warning holds: it says when the pressure comes, and not when it goes.
  private static let warningTime = Duration.seconds(5)
  /// From here on, the desktop's monitor counts on programs being ended.
  private static let criticalLevel: UInt32 = 255

  public var onWarning: (@MainActor () -> Void)? {
    didSet { listen() }
  }

  private let file: PressureFile
  private let limit: MemoryLimit
  private var trigger: PressureTrigger?
  private var monitor: Object?
  private var warning: (pressure: MemoryPressure, at: SuspendingClock.Instant)?

  /// - Parameters:
  ///   - pressure: What the kernel says of waiting programs.
  ///   - groups: Where control groups are mounted.
  ///   - ownGroup: The file that names the program's group.
  public init(
    pressure: URL = URL(fileURLWithPath: "/proc/pressure/memory"),
    groups: URL = URL(fileURLWithPath: "/sys/fs/cgroup"),
    ownGroup: URL = URL(fileURLWithPath: "/proc/self/cgroup")
  ) {
    file = PressureFile(pressure)
    limit = MemoryLimit(root: groups, own: ownGroup)
  }

  /// A page can fill a small limit within seconds, and what is left of one even sooner.
  public var interval: Duration {
    limit.exists ? limit.pressure() == .none ? .seconds(5) : .seconds(1) : .seconds(60)
  }

  public func pressure() -> MemoryPressure {
    let now = SuspendingClock.now
    let warned = warning.flatMap { $0.at.duration(to: now) < Self.warningTime ? $0.pressure : nil }
    return max(warned ?? .none, file.pressure(at: now), limit.pressure())
  }

  private func listen() {
    guard onWarning != nil, monitor == nil else { return }
    trigger = PressureTrigger(file.url) { [weak self] in self?.warn(.moderate) }
    let monitor = Object(UnsafeMutableRawPointer(g_memory_monitor_dup_default()), .full)
    monitor.on("low-memory-warning", self) { (watch: LinuxMemoryWatch, level: UInt32) in
      watch.warn(level >= Self.criticalLevel ? .critical : .moderate)
    }
    self.monitor = monitor
  }

  func warn(_ pressure: MemoryPressure) {
    warning = (pressure, .now)
    onWarning?()
  }
}

import Observation

/// Puts tabs to sleep that nobody has looked at for long, and sooner when memory runs short.
///
/// It is the one timer of the program for this, and stands still while no tab could sleep.
@MainActor
public final class SleepTimer {
  /// How often it looks.
  static let interval = Duration.seconds(60)
  /// How long the system takes to have the memory of a page back.
  private static let settling = Duration.seconds(1)

  private let services: BrowserServices
  private let memory: (any MemoryWatch)?
  private let settle: @MainActor () async -> Void
  private var ticking: Task<Void, Never>?
  private var isRelieving = false

  public convenience init(_ services: BrowserServices, memory: (any MemoryWatch)?) {
    self.init(services, memory: memory) { try? await Task.sleep(for: Self.settling) }
  }

  /// - Parameter settle: Waits until the memory of a page that ended can be seen.
  init(
    _ services: BrowserServices, memory: (any MemoryWatch)?, settle: @escaping @MainActor () async -> Void
  ) {
    self.services = services
    self.memory = memory
    self.settle = settle
    memory?.onWarning = { [weak self] in
      Task { await self?.relieve() }
    }
    follow()
  }

  isolated deinit { ticking?.cancel() }

  var isRunning: Bool { ticking != nil }

  private func follow() {
    let isNeeded = withObservationTracking {
      services.settings.settings.sleepAfter != .never && services.windows.contains { !$0.tabsBehind.isEmpty }
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
    guard isNeeded != isRunning else { return }
    ticking?.cancel()
    ticking = isNeeded ? Task { [weak self] in await Self.tick { self } } : nil
  }

  private static func tick(_ timer: () -> SleepTimer?) async {
    while let pause = timer()?.pause, (try? await Task.sleep(for: pause)) != nil {
      await timer()?.check()
    }
  }

  private var pause: Duration { min(Self.interval, memory?.interval ?? Self.interval) }

  /// Puts to sleep what is due, the tab first that nobody has looked at for longest.
  func check(at now: SuspendingClock.Instant = .now) async {
    if let time = services.settings.settings.sleepAfter.time {
      // The person may look at one while another falls asleep.
      for tab in tabs(idleFor: time, at: now) where tab.lookedAt.duration(to: now) >= time {
        await tab.sleep(.browser)
      }
    }
    await relieve(at: now)
  }

  /// Puts one tab after another to sleep while memory is short.
  func relieve(at time: SuspendingClock.Instant? = nil) async {
    guard let memory, !isRelieving, services.settings.settings.sleepAfter != .never else { return }
    isRelieving = true
    defer { isRelieving = false }
    var tried: Set<TabID> = []
    while true {
      let pressure = memory.pressure()
      let now = time ?? .now
      guard pressure > .none,
        let tab = tabs(idleFor: pressure.leastIdle, at: now).first(where: { !tried.contains($0.id) })
      else { return }
      tried.insert(tab.id)
      if await tab.sleep(.browser) == nil { await settle() }
    }
  }

  private func tabs(idleFor time: Duration, at now: SuspendingClock.Instant) -> [TabModel] {
    services.windows.flatMap(\.tabsBehind).filter { $0.lookedAt.duration(to: now) >= time }
      .sorted { $0.lookedAt < $1.lookedAt }
  }
}

extension BrowserWindowModel {
  /// The tabs that have a page and are not in front.
  fileprivate var tabsBehind: [TabModel] { tabs.filter { !$0.isAsleep && $0 !== selectedTab } }
}

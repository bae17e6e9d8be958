import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct SleepTimerTests {
  /// Memory that is short until so many tabs sleep.
  private final class FakeMemory: MemoryWatch {
    var onWarning: (@MainActor () -> Void)?
    var level = MemoryPressure.none
    var isRelieved: @MainActor () -> Bool = { false }
    func pressure() -> MemoryPressure { isRelieved() ? .none : level }
  }

  private let browser = TestBrowser()
  private let memory = FakeMemory()
  private let window: BrowserWindowModel
  private let timer: SleepTimer

  init() {
    window = browser.openWindow()
    timer = SleepTimer(browser.services, memory: memory, settle: {})
    for _ in 0..<3 { browser.openTab(in: window) }
  }

  private var asleep: [Bool] { window.tabs.map(\.isAsleep) }

  @Test("A tab sleeps when nobody has looked at it for the time that is set, and the one in front never")
  func waits() async {
    window.selectTab(at: 0)
    let now = SuspendingClock.now
    await timer.check(at: now + .seconds(1790))
    #expect(asleep == [false, false, false, false])
    window.selectTab(at: 1)
    window.tabs[0].lookedAt = now + .seconds(100)
    window.tabs[2].lookedAt = now + .seconds(50)
    await timer.check(at: now + .seconds(1860))
    #expect(asleep == [false, false, true, true])
    browser.settings.update { $0.sleepAfter = .never }
    memory.level = .critical
    await timer.check(at: now + .seconds(1_000_000))
    #expect(asleep == [false, false, true, true])
  }

  @Test("Short memory takes one tab after another, the one longest out of sight first, until it is relieved")
  func relieves() async {
    let now = SuspendingClock.now
    for (index, age) in [300, 500, 400].enumerated() { window.tabs[index].lookedAt = now - .seconds(age) }
    memory.level = .moderate
    memory.isRelieved = { [window] in window.tabs.count(where: \.isAsleep) == 2 }
    browser.settings.update { $0.sleepAfter = .whenMemoryIsShort }
    await timer.check(at: now)
    #expect(asleep == [false, true, true, false])
  }

  @Test("Tabs seen just now are spared until memory is very short, and those with a reason even then")
  func spares() async {
    let now = SuspendingClock.now
    for tab in window.tabs { tab.lookedAt = now - .seconds(60) }
    browser.surface(of: window.tabs[1])?.report(.audioChanged(isPlaying: true))
    memory.level = .moderate
    await timer.relieve(at: now)
    #expect(asleep == [false, false, false, false])
    memory.level = .critical
    await timer.relieve(at: now)
    #expect(asleep == [true, false, true, false])
  }

  @Test("A warning is followed at once")
  func followsWarnings() async {
    for tab in window.tabs { tab.lookedAt = .now - .seconds(60) }
    memory.level = .critical
    memory.onWarning?()
    await browser.wait { asleep == [true, true, true, false] }
  }

  @Test("The timer stands still while nothing could sleep")
  func standsStill() async {
    await browser.wait { timer.isRunning }
    browser.settings.update { $0.sleepAfter = .never }
    await browser.wait { !timer.isRunning }
    browser.settings.update { $0.sleepAfter = .tenMinutes }
    await browser.wait { timer.isRunning }
    for tab in window.tabs.dropLast() { await tab.sleep(.person) }
    await browser.wait { !timer.isRunning }
    window.selectTab(at: 0)
    await browser.wait { timer.isRunning }
  }
}

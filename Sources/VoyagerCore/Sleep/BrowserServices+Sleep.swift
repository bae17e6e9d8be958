/// Tabs that the person puts to sleep.
extension BrowserServices {
  /// Whether a tab can be put to sleep: the last one awake of its window stays in front.
  func canSleep(_ tab: TabModel) -> Bool {
    !tab.isAsleep && (!tab.isInFront || tab.window.map { $0.tabs.count > 1 } ?? false)
  }

  /// Puts a tab to sleep; the one in front makes room for the one looked at before it.
  func putToSleep(_ tab: TabModel) async {
    if tab.isInFront {
      // Nobody is led away from a tab that then stays awake.
      var facts = SleepFacts(tab)
      facts.isInFront = false
      if let obstacle = SleepRule(settings.settings).obstacle(for: facts, .person) {
        tell([(tab, obstacle)])
        return
      }
      tab.window?.selectLookedAtBefore(tab)
    }
    if let obstacle = await tab.sleep(.person) { tell([(tab, obstacle)]) }
  }

  /// Puts all tabs of a window to sleep but one and those that have a reason to stay awake.
  func putToSleep(otherThan tab: TabModel, in window: BrowserWindowModel) async {
    var awake: [(TabModel, SleepObstacle)] = []
    for other in window.tabs where other !== tab && !other.isAsleep {
      if let obstacle = await other.sleep(.browser), obstacle != .inFront { awake.append((other, obstacle)) }
    }
    tell(awake)
  }

  private func tell(_ awake: [(tab: TabModel, obstacle: SleepObstacle)]) {
    guard let first = awake.first else { return }
    let more =
      awake.count == 1
      ? "" : awake.count == 2 ? " One other tab does too." : " \(awake.count - 1) others do too."
    show(Notice("“\(first.tab.title)” stays awake: \(first.obstacle.words).\(more)"), for: first.tab)
  }
}

extension BrowserWindowModel {
  /// Brings the tab to the front that was looked at last before another, one that is awake if there is one.
  fileprivate func selectLookedAtBefore(_ tab: TabModel) {
    let others = tabs.filter { $0 !== tab }
    let choices = [others.filter { !$0.isAsleep && $0.wasInFront }, others.filter { !$0.isAsleep }, others]
    let next = choices.first { !$0.isEmpty }?.max { $0.lookedAt < $1.lookedAt }
    if let next { select(next) }
  }
}

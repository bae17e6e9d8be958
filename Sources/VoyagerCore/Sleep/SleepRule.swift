/// Whether a tab may give up its page.
struct SleepRule: Hashable, Sendable {
  var letsPinnedSleep = false
  /// Sites that keep their pages.
  var exceptions: [SitePattern] = []

  init(letsPinnedSleep: Bool = false, exceptions: [SitePattern] = []) {
    self.letsPinnedSleep = letsPinnedSleep
    self.exceptions = exceptions
  }

  init(_ settings: VoyagerSettings) {
    self.init(letsPinnedSleep: settings.letsPinnedTabsSleep, exceptions: settings.neverSleeps)
  }

  /// What keeps a tab awake, the most telling first, or `nil` when it may sleep.
  func obstacle(for facts: SleepFacts, _ wish: SleepWish) -> SleepObstacle? {
    SleepObstacle.allCases.first { (wish == .browser || $0.holdsPerson) && holds($0, facts) }
  }

  private func holds(_ obstacle: SleepObstacle, _ facts: SleepFacts) -> Bool {
    switch obstacle {
    case .inFront: facts.isInFront
    case .loading: facts.isLoading
    case .question: facts.isAsking
    case .download: facts.isDownloading
    case .capture: facts.activity.contains(.captures)
    case .edited: facts.activity.contains(.edited)
    case .fullScreen: facts.isFullScreen
    case .inspector: facts.activity.contains(.inspected)
    case .connected: facts.activity.contains(.connected)
    case .formAnswer: facts.activity.contains(.answersForm)
    case .outOfReach: facts.isOutOfReach
    case .automation: facts.isAutomated
    // Only the page knows, and is asked last.
    case .leaveQuestion: false
    case .sound: facts.isPlayingAudio
    case .pinned: facts.isPinned && !letsPinnedSleep
    case .notifications: facts.mayNotify
    case .excepted: facts.host.map { host in exceptions.contains { $0.matches(host) } } ?? false
    }
  }
}

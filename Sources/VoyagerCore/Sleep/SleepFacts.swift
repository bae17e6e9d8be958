/// What decides whether a tab may sleep.
struct SleepFacts: Hashable, Sendable {
  var isInFront = false
  var isLoading = false
  var isAsking = false
  var isDownloading = false
  var isFullScreen = false
  var isAutomated = false
  var isPlayingAudio = false
  /// Whether the page could not be had again, as the machine has no network.
  var isOutOfReach = false
  /// Whether the site may tell the person things while nobody looks at it.
  var mayNotify = false
  var isPinned = false
  /// The host of the page, as patterns are compared with it.
  var host: String?
  /// What the engine sees of the page.
  var activity: SurfaceActivity = []
}

extension SleepFacts {
  @MainActor
  init(_ tab: TabModel) {
    let status = tab.status
    isInFront = tab.window == nil || tab.isInFront
    isLoading = status.isLoading || status.pending.map { !$0.hasEnded } ?? false
    isAsking = tab.questions.isAsking || tab.questions.isWaiting || tab.closing.isAsking
    isDownloading = tab.services.downloads.items.contains { $0.tab == tab.id && $0.isRunning }
    isFullScreen = status.isFullScreen
    isAutomated = tab.identity.kind == .automation
    isPlayingAudio = status.isPlayingAudio
    isOutOfReach =
      !tab.services.network.state.isOnline && status.address.isWeb && !status.address.isLoopback
    mayNotify =
      tab.services.permissions.state(
        of: .notifications, for: tab.identity, at: PermissionPlace(page: status.address)) == .granted
    isPinned = tab.isPinned
    host = status.address.host.map(SitePattern.normal)
    activity = tab.surface?.activity ?? []
    if !status.capture.isEmpty { activity.insert(.captures) }
  }
}

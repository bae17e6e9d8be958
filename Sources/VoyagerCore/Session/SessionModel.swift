public import Observation

/// Keeps the windows and tabs of this run, so that the next one can bring them back.
///
/// What lives in memory only is never kept.
@MainActor @Observable
public final class SessionModel {
  /// How long a run must go on before its end is no longer blamed on what it began with.
  static let early = Duration.seconds(30)

  /// Why nothing is kept, as a sentence for the person; else `nil`.
  public private(set) var problem: String?
  /// Whether there is a session before this one that can be had back.
  public private(set) var hasPrevious = false

  @ObservationIgnored let store: SessionStore
  @ObservationIgnored private let notices: NoticesModel
  @ObservationIgnored private lazy var queue = SessionQueue(
    store, report: { [weak self] in self?.didWrite($0) },
    didSetAside: { [weak self] in self?.hasPrevious = $0 })
  @ObservationIgnored private var recorder: SessionRecorder?
  @ObservationIgnored private var closings: ClosingsRecorder?
  @ObservationIgnored private var settling: Task<Void, Never>?
  @ObservationIgnored private var isRestoring = false

  public init(store: SessionStore, notices: NoticesModel) {
    self.store = store
    self.notices = notices
  }

  /// Begins the run: brings back what the run before left, as ``StartDecision`` says, and keeps what comes.
  ///
  /// - Parameter launch: What the run was started for.
  public func begin(_ services: BrowserServices, for launch: StartDecision.Launch) async {
    guard launch != .driver else { return }
    let stored: StoredSession
    let previous: StoredSession
    let closed: [Closing]
    do throws(StoreProblem) {
      stored = try await store.session()
      previous = try await store.session(.previous)
      closed = try await store.closings()
    } catch {
      tell(Notice.unreadable(.session, error))
      return
    }
    // A disk that takes nothing still gives back what is there.
    let last = (try? await store.beginRun()) ?? LastRun()
    if !last.endedWell { services.departures?.add(RunEnd.crashed) }
    settle()
    let session = known(stored, services.identities)
    let strangers = strangers(in: stored.windows + closed.map(\.window), services.identities)
    if services.identities.isComplete {
      for stranger in strangers { try? await store.forget(stranger) }
    }
    services.closings = Closings(closed)
    strangers.forEach { services.closings.forget($0) }
    let decision = StartDecision.decide(
      session, last, launch, services.settings.settings.startContent,
      startPage: services.startPage(of: services.identities.standard))
    let isWhole = decision.rest == .none
    hasPrevious = !previous.isEmpty || !session.isEmpty && !isWhole
    if isWhole { try? await store.willLoad(decision.loaded) }
    services.restore(decision.session)
    record(services, restored: isWhole ? session : nil, closed: services.closings.all)
    if decision.rest == .offered { services.show(Self.offer) }
    if let notice = Self.notice(of: decision.waiting) { services.show(notice) }
  }

  /// Identities that are no more, or only missing because their file can't be read.
  private func strangers(in windows: [StoredWindow], _ identities: IdentitiesModel) -> Set<IdentityID> {
    Set(windows.flatMap(\.tabs).map(\.identity)).filter { identities.identity($0) == nil }
  }

  /// What of a session belongs to identities that there are.
  private func known(_ session: StoredSession, _ identities: IdentitiesModel) -> StoredSession {
    var known = session
    for index in known.windows.indices {
      known.windows[index].tabs.removeAll { identities.identity($0.identity) == nil }
    }
    known.windows.removeAll(where: \.tabs.isEmpty)
    return known
  }

  /// What a run without windows of its own finds kept.
  ///
  /// - Throws: Why it can't be read.
  public func stored() async throws(StoreProblem) -> StoredSession {
    try await store.session()
  }

  /// Brings back what was set aside, beside what is there.
  func restorePrevious(in services: BrowserServices) async {
    guard !isRestoring else { return }
    isRestoring = true
    defer { isRestoring = false }
    recorder?.beginAnew()
    await finish()
    guard hasPrevious, let session = try? await store.session(.previous) else { return }
    hasPrevious = false
    services.restore(session)
  }

  /// Takes away what was kept of an identity that is no more.
  public func forget(_ identity: IdentityID) async {
    await finish()
    try? await store.forget(identity)
  }

  /// Takes away what was set aside of an identity whose past is cleared.
  func forgetPrevious(of identity: IdentityID) async {
    await finish()
    try? await store.forget(identity, in: [.previous])
    hasPrevious = (try? await store.session(.previous).isEmpty) == false
  }

  /// Takes away closed tabs that are on the disk, in a run that follows no windows.
  func forgetUnfollowedClosings(_ forget: @MainActor (inout Closings) async -> Void) async {
    guard closings == nil, let stored = try? await store.closings(), !stored.isEmpty else { return }
    var left = Closings(stored)
    await forget(&left)
    var changes = SessionChanges()
    changes.goneClosings = Set(stored.map(\.number)).subtracting(left.all.map(\.number))
    for closing in left.all where !stored.contains(closing) { changes.closings[closing.number] = closing }
    try? await store.write(changes)
  }

  /// Returns when what is kept no longer has gone from every part of the file, or can't.
  func finishForgetting() async {
    await finish()
    try? await store.clean()
  }

  /// What pages show now is kept before they go.
  func willEndWindows() {
    closings?.finish()
    recorder?.finish()
  }

  /// Returns when everything is on the disk, or could not be saved.
  public func finish() async {
    closings?.finish()
    recorder?.finish()
    await queue.finish()
  }

  /// The run ends because somebody wants it to.
  public func end() async {
    guard recorder != nil else { return }
    await finish()
    settling?.cancel()
    try? await store.endRun()
  }

  /// A window came while the run was about to end.
  public func goOn() async {
    guard recorder != nil else { return }
    try? await store.goOn()
  }

  private static let offer = Notice(
    "Voyager did not end well the last time.",
    action: Notice.Action(title: "Restore Windows", command: .restoreSession))

  private static func notice(of waiting: [StoredTab]) -> Notice? {
    guard let first = waiting.first else { return nil }
    let title = first.page.title.isEmpty ? AddressDisplay.full(first.page.address) : first.page.title
    let others =
      switch waiting.count {
      case 1: " loads when you choose it."
      case 2: " and one other tab load when you choose them."
      default: " and \(waiting.count - 1) other tabs load when you choose them."
      }
    return Notice("Voyager ended soon after its last starts. “\(title)”\(others)")
  }

  private func record(
    _ services: BrowserServices, restored session: StoredSession?, closed: [Closing]
  ) {
    closings = ClosingsRecorder(services, stored: closed) { [weak self] in self?.queue.add($0) }
    recorder = SessionRecorder(
      services, restored: session, keep: { [weak self] in self?.queue.add($0) },
      setAside: { [weak self] in self?.queue.setAside() })
  }

  private func settle() {
    settling = Task { [store] in
      guard (try? await Task.sleep(for: Self.early)) != nil else { return }
      try? await store.runIsSettled()
    }
  }

  private func didWrite(_ failure: StoreProblem?) {
    guard let failure else {
      problem = nil
      return
    }
    if problem == nil { tell(Notice.unsaved(.session, failure)) }
  }

  private func tell(_ notice: Notice) {
    problem = notice.text
    notices.add(notice)
  }
}

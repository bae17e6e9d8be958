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

  @ObservationIgnored private let store: SessionStore
  @ObservationIgnored private let notices: NoticesModel
  @ObservationIgnored private lazy var queue = SessionQueue(store) { [weak self] in self?.didWrite($0) }
  @ObservationIgnored private var recorder: SessionRecorder?
  @ObservationIgnored private var settling: Task<Void, Never>?

  public init(store: SessionStore, notices: NoticesModel) {
    self.store = store
    self.notices = notices
  }

  /// Begins the run: brings back what the run before left, as ``StartDecision`` says, and keeps what comes.
  ///
  /// - Parameter launch: What the run was started for.
  public func begin(_ services: BrowserServices, for launch: StartDecision.Launch) async {
    services.session = self
    guard launch != .driver else { return }
    let last: LastRun
    let session: StoredSession
    do throws(StoreProblem) {
      last = try await store.beginRun()
      session = try await store.session()
    } catch {
      tell(Notice.unreadable(.session, error))
      return
    }
    settle()
    let decision = StartDecision.decide(session, last, launch, services.settings.settings.startContent)
    hasPrevious = !session.isEmpty && decision != .restore
    if decision == .restore { services.restore(session) }
    record(services, restored: decision == .restore ? session : nil)
    if decision == .offer { services.show(Self.offer) }
  }

  /// What a run without windows of its own finds kept.
  ///
  /// - Throws: Why it can't be read.
  public func stored() async throws(StoreProblem) -> StoredSession {
    try await store.session()
  }

  /// Brings back the session before this one, beside what is there.
  func restorePrevious(in services: BrowserServices) async {
    recorder?.beginAnew()
    await finish()
    guard hasPrevious, let session = try? await store.previous() else { return }
    hasPrevious = false
    services.restore(session)
  }

  /// Takes away what was kept of an identity that is no more.
  func forget(_ identity: IdentityID) async {
    await finish()
    try? await store.forget(identity)
  }

  /// What pages show now is kept before they go.
  func willEndWindows() {
    recorder?.finish()
  }

  /// Returns when everything is on the disk, or could not be saved.
  public func finish() async {
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

  private static let offer = Notice(
    "Voyager did not end well the last time.",
    action: Notice.Action(title: "Restore Windows", command: .restoreSession))

  private func record(_ services: BrowserServices, restored session: StoredSession?) {
    recorder = SessionRecorder(
      services, restored: session, keep: { [weak self] in self?.queue.add($0) },
      setAside: { [weak self] in self?.setAside() })
  }

  private func setAside() {
    queue.setAside()
    hasPrevious = true
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

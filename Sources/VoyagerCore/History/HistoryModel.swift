public import Foundation
public import Observation

/// The history: what the person saw, for each identity.
///
/// The private identity and the automation's are never recorded.
@MainActor @Observable
public final class HistoryModel {
  /// Grows with every change, so that a view knows when to ask again.
  public private(set) var revision = 0
  /// Why nothing is recorded, as a sentence for the person; else `nil`.
  public private(set) var problem: String?

  /// Told what is about to go, and of which identity.
  @ObservationIgnored var willDelete: @MainActor (HistorySelection, IdentityID?) -> Void = { _, _ in }
  /// A part was taken away, of one identity or of all; what else shows these pages goes before the deletion ends.
  ///
  /// It is told whose history has fewer pages now.
  @ObservationIgnored var didDelete:
    @MainActor (HistorySelection, IdentityID?, Set<IdentityID>) async -> Void =
      { _, _, _ in }

  /// How many changes wait for a disk that takes none.
  private static let mostWaiting = 10_000

  @ObservationIgnored private let recording: HistoryRecording
  @ObservationIgnored private let store: HistoryStore
  @ObservationIgnored private let notices: NoticesModel
  @ObservationIgnored private var waiting: [HistoryChange] = []
  @ObservationIgnored private var isReadable = true
  @ObservationIgnored private var writing: Task<Void, Never>?
  /// Imports that go on; what is visited meanwhile waits for them.
  @ObservationIgnored private var imports = 0

  public init(store: HistoryStore, recording: HistoryRecording = .on, notices: NoticesModel) {
    self.store = store
    self.recording = recording
    self.notices = notices
    if recording == .on { writing = Task { await open() } }
  }

  /// Adds what a tab shows, unless this run or this identity leaves no history.
  public func add(_ change: HistoryChange) {
    guard recording == .on, isReadable else { return }
    waiting.append(change)
    waiting.removeFirst(max(0, waiting.count - Self.mostWaiting))
    guard writing == nil else { return }
    writing = Task { await writeWaiting() }
  }

  /// Returns when everything added before is on the disk, or could not be saved.
  public func finish() async {
    while let writing { await writing.value }
  }

  /// The same, but a question does not wait for an import.
  private func finishVisits() async {
    if imports == 0 { await finish() }
  }

  /// Returns when everything that was deleted is forgotten in every part of the file, or can't be.
  public func finishChores() async {
    await store.finishChores()
  }

  /// Finds pages, the one visited last first, as ``HistoryStore/pages(matching:of:limit:)`` says.
  ///
  /// - Throws: Why the history can't be read.
  public func pages(
    matching text: String, of identity: IdentityID? = nil, limit: Int = 200
  ) async throws(StoreProblem) -> [HistoryPage] {
    await finishVisits()
    return try await store.pages(matching: text, of: identity, limit: limit)
  }

  /// Finds pages for what a person is typing, as ``HistoryStore/suggestions(for:limit:)`` says.
  ///
  /// It does not wait for what is being written.
  ///
  /// - Throws: Why the history can't be read.
  func suggestions(for text: String) async throws(StoreProblem) -> [HistorySuggestion] {
    try await store.suggestions(for: text)
  }

  /// The visits within a time, the newest first.
  ///
  /// - Parameter last: The last visit of the portion before. Default: it is the first one.
  /// - Throws: Why the history can't be read.
  public func visits(
    in time: Range<Date>, of identity: IdentityID? = nil, limit: Int = 1000, after last: HistoryVisit? = nil
  ) async throws(StoreProblem) -> [HistoryVisit] {
    await finishVisits()
    return try await store.visits(in: time, of: identity, limit: limit, after: last)
  }

  /// Takes a part away for good.
  ///
  /// - Returns: Whether there was anything of it.
  /// - Throws: Why it is still there.
  @discardableResult
  public func delete(
    _ selection: HistorySelection, of identity: IdentityID? = nil
  ) async throws(StoreProblem) -> Bool {
    await finish()
    if selection == .everything {
      waiting.removeAll { identity == nil || $0.identity == identity }
    }
    if !waiting.isEmpty { await writeWaiting() }
    // What is written later would bring back what goes now.
    guard waiting.isEmpty else { throw .unwritable("the disk takes no change") }
    defer { revision += 1 }
    willDelete(selection, identity)
    let erasure = try await store.erase(selection, of: identity)
    await didDelete(selection, identity, erasure.identities)
    return erasure.hasDeleted
  }

  /// Which of some pages an identity's history has; none where it can't be read.
  func known(_ addresses: [Address], of identity: IdentityID) async -> Set<Address> {
    (try? await store.known(addresses, of: identity)) ?? []
  }

  /// Of which sites an identity's history has a page; all of them where it can't be read.
  func knownSites(_ hosts: Set<String>, of identity: IdentityID) async -> Set<String> {
    (try? await store.knownSites(hosts, of: identity)) ?? hosts
  }

  /// Takes visits away that are too old, the oldest first, a few at a time so that no new one waits.
  ///
  /// A disk that takes no change keeps them. A clock that runs ahead takes nothing that is young beside the newest
  /// visit.
  func expire(after lifetime: HistoryLifetime, now: Date) async {
    guard recording == .on else { return }
    await finish()
    guard
      let newest = try? await store.visits(in: .distantPast ..< .distantFuture, limit: 1).first,
      let limit = lifetime.limit(at: min(now, newest.time + 86_400))
    else { return }
    let before = revision
    var identities: Set<IdentityID> = []
    while !Task.isCancelled, let erasure = try? await store.deleteSome(before: limit), erasure.hasDeleted {
      identities.formUnion(erasure.identities)
      revision += 1
    }
    guard revision != before else { return }
    willDelete(.time(.distantPast..<limit), nil)
    await didDelete(.time(.distantPast..<limit), nil, identities)
  }

  /// The pages that the person wants most, one of each site, the best first.
  ///
  /// - Throws: Why the history can't be read.
  func mostVisited(of identity: IdentityID, limit: Int) async throws(StoreProblem) -> [HistoryPage] {
    await finishVisits()
    return try await store.mostVisited(of: identity, limit: limit)
  }

  /// Keeps a page's site out of ``mostVisited(of:limit:)``, or lets it in again, as long as the page is known.
  func setHidden(
    _ isHidden: Bool, _ address: Address, of identity: IdentityID
  ) async throws(StoreProblem) {
    await finish()
    try await store.setHidden(isHidden, address, of: identity)
  }

  /// Adds the history of another browser, all of it or nothing; what is there already is not added again.
  ///
  /// - Parameters:
  ///   - identity: Whose history it becomes.
  ///   - progress: Told on any actor.
  /// - Throws: Why nothing was added, also when the task was cancelled.
  public func add(
    _ file: HistoryFile, as identity: IdentityID, now: Date = Date(),
    progress: @Sendable (ImportProgress) -> Void = { _ in }
  ) async throws(ImportProblem) -> ImportedVisits {
    await finish()
    imports += 1
    defer {
      imports -= 1
      revision += 1
    }
    return try await store.add(file, as: identity, now: now, progress: progress)
  }

  /// Takes away what is left of identities that are no more.
  ///
  /// - Parameter identities: Those that are.
  func keep(only identities: Set<IdentityID>) {
    guard recording == .on else { return }
    Task {
      await finish()
      guard let strangers = try? await store.identities().subtracting(identities) else { return }
      for identity in strangers { _ = try? await delete(.everything, of: identity) }
    }
  }

  private func open() async {
    do throws(StoreProblem) {
      try await store.open()
    } catch {
      isReadable = false
      waiting = []
      tell(Notice.unreadable(.history, error))
    }
    await writeWaiting()
  }

  /// Writes until nothing waits.
  ///
  /// What the disk does not take goes on waiting for the next change.
  private func writeWaiting() async {
    defer { writing = nil }
    while !waiting.isEmpty {
      let changes = waiting
      waiting = []
      do throws(StoreProblem) {
        try await store.add(changes)
        problem = nil
        revision += 1
      } catch {
        waiting.insert(contentsOf: changes, at: 0)
        if problem == nil { tell(Notice.unsaved(.history, error)) }
        return
      }
    }
  }

  private func tell(_ notice: Notice) {
    problem = notice.text
    notices.add(notice)
  }
}

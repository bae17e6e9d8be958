public import Observation

/// What left, and why: runs of the program, pages' processes, addresses for other apps.
///
/// What lives in memory only is never kept.
@MainActor @Observable
public final class DeparturesModel {
  public enum Use: Hashable, Sendable {
    case kept
    /// This run adds nothing.
    case read
  }

  static let mostShown = 200

  /// The newest first, as far as they were read.
  public private(set) var departures: [Departure] = []
  /// Why nothing is kept, as a sentence for the person; else `nil`.
  public private(set) var problem: String?

  @ObservationIgnored private let log: DepartureLog
  @ObservationIgnored private let use: Use
  @ObservationIgnored private let memory: (any PageMemoryWatch)?
  @ObservationIgnored private let notices: NoticesModel
  @ObservationIgnored private var writing: Task<Void, Never>?
  /// Pages whose processes ended in this moment; several may have shared one.
  @ObservationIgnored private var ending: [EndedPage] = []

  private struct EndedPage {
    let end: ProcessEnd
    let site: String
    let identity: IdentityID
  }

  public init(
    _ log: DepartureLog, use: Use, memory: (any PageMemoryWatch)? = nil, notices: NoticesModel
  ) {
    self.log = log
    self.memory = memory
    self.use = use
    self.notices = notices
    if use == .kept { write { _ in } }
  }

  /// - Throws: Why they can't be read.
  public func read(limit: Int) async throws(StoreProblem) -> [Departure] {
    await finish()
    return try await log.departures(limit: limit)
  }

  public func add(_ departure: Departure) {
    guard use == .kept else { return }
    departures.insert(departure, at: 0)
    departures.removeLast(max(0, departures.count - Self.mostShown))
    write { log throws(StoreProblem) in try await log.add(departure) }
  }

  /// How this run ends, or the one before it did.
  public func add(_ end: RunEnd) {
    add(Departure(.run(end, version: VoyagerVersion.text)))
  }

  /// The process of a page ended; pages that shared it become one line.
  func pageDidEnd(_ end: ProcessEnd, of site: String, _ identity: Identity) {
    guard use == .kept, !identity.isInMemory else { return }
    ending.append(EndedPage(end: end, site: site, identity: identity.id))
    guard ending.count == 1 else { return }
    Task { addEnded(await memory?.endedProcess() ?? EndedProcess()) }
  }

  private func addEnded(_ process: EndedProcess = EndedProcess()) {
    let pages = ending
    ending = []
    var lines: [Departure] = []
    for page in pages {
      let same = lines.firstIndex { line in
        if case .pages(page.end, _) = line.kind { line.identity == page.identity } else { false }
      }
      let others = same.map { lines[$0].sites } ?? []
      let sites = others.contains(page.site) ? others : others + [page.site]
      let line = Departure(.pages(page.end, sites: sites), identity: page.identity)
      if let same { lines[same] = line } else { lines.append(line) }
    }
    if lines.count == 1 { lines[0].memory = process.memory }
    if process.gaveItsMemory { lines = lines.map(\.forMemory) }
    lines.forEach(add)
  }

  /// Takes away what tells of a part of the history that goes.
  func forget(_ selection: HistorySelection, of identity: IdentityID?) {
    remove { $0.isMeant(by: selection) && (identity == nil || $0.identity == identity) }
  }

  /// The sites of an identity that are told of.
  func sites(of identity: IdentityID) async -> Set<String> {
    await finish()
    let all = (try? await log.departures(limit: .max)) ?? []
    return Set(all.filter { $0.identity == identity }.flatMap(\.sites))
  }

  /// Takes away what tells of some sites of an identity, and of no other.
  func forget(_ sites: Set<String>, of identity: IdentityID) {
    guard !sites.isEmpty else { return }
    remove { $0.identity == identity && sites.isSuperset(of: $0.sites) }
  }

  /// Takes away what tells of an identity that is no more.
  public func forget(_ identity: IdentityID) {
    remove { $0.identity == identity }
  }

  private func remove(where isMeant: @escaping @Sendable (Departure) -> Bool) {
    departures.removeAll(where: isMeant)
    write { [weak self] log throws(StoreProblem) in
      try await log.remove(where: isMeant)
      // What was being read meanwhile may have brought them back.
      await self?.drop(isMeant)
    }
  }

  private func drop(_ isMeant: @Sendable (Departure) -> Bool) {
    departures.removeAll(where: isMeant)
  }

  /// Returns when everything is on the disk, or could not be saved.
  public func finish() async {
    if !ending.isEmpty { addEnded() }
    await writing?.value
  }

  private func write(_ change: @escaping @Sendable (DepartureLog) async throws(StoreProblem) -> Void) {
    writing = Task { [before = writing, log] in
      await before?.value
      do throws(StoreProblem) {
        try await change(log)
        if before == nil { departures += try await log.departures(limit: Self.mostShown) }
      } catch {
        tell(error)
      }
    }
  }

  private func tell(_ failure: StoreProblem) {
    guard problem == nil else { return }
    let notice = Notice.unsaved(.departures, failure)
    problem = notice.text
    notices.add(notice)
  }
}

extension Departure {
  /// The same, where the engine could only see that the process was gone.
  fileprivate var forMemory: Departure {
    guard case .pages(.crashed, let sites) = kind else { return self }
    var departure = self
    departure.kind = .pages(.outOfMemory, sites: sites)
    return departure
  }
}

public import Foundation
public import Observation

/// The downloads of this run and of those before it, newest last.
@MainActor @Observable
public final class DownloadsModel {
  /// Asks whether a download may go on.
  typealias Question = @MainActor () async -> Bool

  public enum Use: Hashable, Sendable {
    case kept
    /// What this run downloads is in no list, and it sees none.
    case apart
  }

  public internal(set) var items: [DownloadItem] = []

  /// In bytes a second, for what runs and has run for a moment.
  public internal(set) var pace: [DownloadID: Double] = [:]

  /// Finished files that are no longer where they were.
  public private(set) var missing: Set<DownloadID> = []

  /// Tells the person what became of a download.
  @ObservationIgnored public var report: (Notice) -> Void = { _ in }

  /// Goes on with a download of an identity, or begins it anew; `nil` where the identity is no more.
  @ObservationIgnored var resuming: (DownloadItem, DownloadPosition?) -> (any EngineDownload)? = { _, _ in nil
  }

  /// Says where a download ends.
  @ObservationIgnored var choosing: (DownloadItem) async -> DownloadDestination = { _ in .folder }

  /// A download has come to a stop.
  @ObservationIgnored var didSettle: (DownloadItem) -> Void = { _ in }

  /// Without it, nothing is known of a file but its bytes.
  @ObservationIgnored let marks: (any FileMarks)?

  @ObservationIgnored let use: Use
  @ObservationIgnored var running: [ObjectIdentifier: RunningDownload] = [:]
  @ObservationIgnored let saving: DownloadsSaving?
  @ObservationIgnored private let folder: @MainActor () -> URL
  @ObservationIgnored private var isOutOfPatience = false
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []

  /// - Parameters:
  ///   - folder: Where the files end, asked when a download begins. Made when one needs it.
  ///   - store: Where the list is kept.
  public init(
    folder: @escaping @MainActor () -> URL, store: DownloadsStore? = nil, use: Use = .kept,
    marks: (any FileMarks)? = nil, notices: NoticesModel? = nil
  ) {
    self.folder = folder
    self.use = use
    self.marks = marks
    saving = store.map { DownloadsSaving($0, use: use, notices: notices) }
  }

  public convenience init(folder: URL) {
    self.init(folder: { folder })
  }

  public var isRunning: Bool { items.contains(where: \.isRunning) }

  /// Takes a download that an engine began into the list.
  public func begin(_ download: any EngineDownload, from tab: TabID?) {
    begin(download, from: tab, question: nil)
  }

  /// - Parameter question: Asked before anything is written.
  func begin(_ download: any EngineDownload, from tab: TabID?, question: Question?) {
    let name = DownloadName.safe(suggested: "", address: download.address, type: "")
    let store = download.store
    let item = DownloadItem(
      address: download.address, tab: tab, identity: store?.identity,
      isKept: store.map { $0.location != .memory } ?? false, name: name)
    items.append(item)
    run(download, of: item.id, in: DownloadFolder(folder()), question)
  }

  /// Ends a download and removes what came of it.
  public func cancel(_ id: DownloadID) {
    if let entry = entry(of: id) {
      entry.download.cancel()
    } else if let item = item(id), item.isRunning || item.canResume || item.danger != nil {
      removeParts(of: item)
      update(id) { ($0.part, $0.rest) = (nil, nil) }
      settle(id, .failed(.cancelled))
    }
  }

  /// Stops a download for now, where its server can go on later.
  public func pause(_ id: DownloadID) {
    guard item(id)?.canPause == true else {
      return
    }
    if let entry = entry(of: id) {
      entry.download.pause()
    } else {
      settle(id, .paused)
    }
  }

  /// Goes on with a download that is paused or failed, from where it was if the server can do that.
  public func resume(_ id: DownloadID) {
    guard let item = item(id), item.canResume, entry(of: id) == nil else {
      return
    }
    update(id) { $0.state = .starting }
    let folder =
      (item.part ?? item.chosen).map { DownloadFolder(of: $0, as: item.chosen) }
      ?? DownloadFolder(self.folder())
    Task {
      let size = await size(ofPartOf: item, in: folder)
      // The person may have thought better of it.
      guard self.item(id)?.state == .starting, entry(of: id) == nil else {
        return
      }
      if let size, size == item.total {
        return await finishWhole(item, in: folder)
      }
      guard item.address.isWeb, item.isRepeatable else {
        return settle(id, .failed(.disk("the file is gone")), in: folder.name)
      }
      let position = size.flatMap { size in
        item.validator.map { DownloadPosition(offset: size, validator: $0) }
      }
      guard let download = resuming(item, position) else {
        return settle(id, .failed(.network("the identity or the private window is gone")))
      }
      run(download, of: id, in: folder, from: position)
    }
  }

  /// Takes downloads that do not run out of the list; finished files stay.
  public func remove(_ ids: Set<DownloadID>) {
    let gone = items.filter { ids.contains($0.id) && !$0.isRunning }
    gone.filter { $0.state != .finished }.forEach(removeParts)
    let goneIDs = Set(gone.map(\.id))
    items.removeAll { goneIDs.contains($0.id) }
    saving?.remove(gone.map(\.id))
  }

  /// Ends and forgets what an identity downloads; finished files stay.
  func forget(_ identity: IdentityID) async {
    let ids = Set(items.filter { $0.identity == identity }.map(\.id))
    ids.forEach(cancel)
    while items.contains(where: { ids.contains($0.id) && $0.isRunning }) {
      await withCheckedContinuation { waiting.append($0) }
    }
    remove(ids)
    for item in await saving?.forget(identity) ?? [] {
      await removeAllParts(of: item)
    }
  }

  /// Forgets what waits in an identity that lives in memory, as its last page goes.
  func forgetWaiting(of identity: IdentityID) {
    remove(Set(items.filter { $0.identity == identity }.map(\.id)))
  }

  /// Looks which finished files are still in their place.
  public func look() async {
    let files = items.compactMap { item in item.file.map { (item.id, $0) } }
    missing = await DownloadFolder(folder()).missing(files)
  }

  /// Reads the list of the runs before this one.
  ///
  /// What ran when they ended waits to be gone on with.
  ///
  /// - Parameter identities: Those that there are; what others downloaded is forgotten. `nil` where nobody knows.
  func load(of identities: Set<IdentityID>? = nil) async {
    guard let saving else {
      return
    }
    let known = Set(items.map(\.id))
    var earlier: [DownloadItem] = []
    var strange: [DownloadItem] = []
    for item in await saving.items() where !known.contains(item.id) {
      if let identities, let identity = item.identity, !identities.contains(identity) {
        strange.append(item)
      } else {
        earlier.append(item.isRunning ? await interrupted(item) : item)
      }
    }
    items.insert(contentsOf: earlier, at: 0)
    strange.forEach(removeParts)
    saving.remove(strange.map(\.id))
  }

  /// Returns when no download runs any more, and nothing is left of private ones that wait.
  public func finish() async {
    while isRunning {
      await withCheckedContinuation { waiting.append($0) }
    }
    await endPrivate()
    await saving?.finish()
  }

  /// Stops every running download, and returns when all have stopped or `patience` has run out.
  ///
  /// Those that are private, and those whose server can't go on later, leave nothing.
  public func stop(within patience: Duration = .seconds(1)) async {
    for item in items where item.isRunning {
      if item.canPause, item.isKept {
        pause(item.id)
      } else {
        cancel(item.id)
      }
    }
    isOutOfPatience = false
    let deadline = Task { [weak self] in
      guard (try? await Task.sleep(for: patience)) != nil else {
        return
      }
      self?.isOutOfPatience = true
      self?.stopWaiting()
    }
    while isRunning, !isOutOfPatience {
      await withCheckedContinuation { waiting.append($0) }
    }
    deadline.cancel()
    await endPrivate()
    await saving?.finish()
  }

  private func endPrivate() async {
    for item in items where !item.isKept && (item.canResume || item.danger != nil) {
      await removeAllParts(of: item)
      update(item.id) {
        ($0.part, $0.rest) = (nil, nil)
        $0.state = .failed(.cancelled)
      }
    }
  }

  func finishSaving() async { await saving?.finish() }

  func stopWaiting() {
    let waiting = waiting
    self.waiting = []
    waiting.forEach { $0.resume() }
  }
}

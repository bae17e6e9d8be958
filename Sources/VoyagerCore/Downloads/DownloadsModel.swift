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
    notices: NoticesModel? = nil
  ) {
    self.folder = folder
    saving = use == .kept ? store.map { DownloadsSaving($0, notices: notices) } : nil
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
    } else if let item = item(id), item.canResume {
      removeParts(of: item)
      update(id) { $0.state = .failed(.cancelled) }
      save(id)
    }
  }

  public func cancelAll() {
    for entry in running.values {
      entry.download.cancel()
    }
  }

  /// Stops a download for now, where its server can go on later.
  public func pause(_ id: DownloadID) {
    if item(id)?.canPause == true {
      entry(of: id)?.download.pause()
    }
  }

  /// Goes on with a download that is paused or failed, from where it was if the server can do that.
  public func resume(_ id: DownloadID) {
    guard let item = item(id), item.canResume, entry(of: id) == nil else {
      return
    }
    update(id) { $0.state = .starting }
    let folder =
      item.part.map { DownloadFolder($0.deletingLastPathComponent()) } ?? DownloadFolder(self.folder())
    Task {
      let position = await position(of: item, in: folder)
      guard let download = resuming(item, position) else {
        return settle(id, .failed(.network("its identity was deleted")))
      }
      run(download, of: id, in: folder, nil)
    }
  }

  /// Takes downloads that do not run out of the list; finished files stay.
  public func remove(_ ids: Set<DownloadID>) {
    let gone = items.filter { ids.contains($0.id) && !$0.isRunning }
    gone.filter { $0.state != .finished }.forEach(removeParts)
    items.removeAll { item in gone.contains { $0.id == item.id } }
    saving?.remove(gone.map(\.id))
  }

  /// Takes everything that does not run out of the list.
  public func clear() {
    remove(Set(items.map(\.id)))
  }

  /// Ends and forgets what an identity downloads; finished files stay.
  func forget(_ identity: IdentityID) async {
    let ids = Set(items.filter { $0.identity == identity }.map(\.id))
    ids.forEach(cancel)
    while items.contains(where: { ids.contains($0.id) && $0.isRunning }) {
      await withCheckedContinuation { waiting.append($0) }
    }
    remove(ids)
    await saving?.finish()
  }

  /// Looks which finished files are still in their place.
  public func look() async {
    let files = items.compactMap { item in item.file.map { (item.id, $0) } }
    missing = await DownloadFolder(folder()).missing(files)
  }

  /// Reads the list of the runs before this one.
  ///
  /// What ran when they ended waits to be gone on with.
  public func load() async {
    guard let saving else {
      return
    }
    let known = Set(items.map(\.id))
    var earlier: [DownloadItem] = []
    for item in await saving.items() where !known.contains(item.id) {
      earlier.append(item.isRunning ? await interrupted(item) : item)
    }
    items.insert(contentsOf: earlier, at: 0)
  }

  /// Returns when no download runs any more, and nothing is left of private ones that wait.
  public func finish() async {
    while isRunning {
      await withCheckedContinuation { waiting.append($0) }
    }
    for item in items where !item.isKept && item.canResume {
      await removeAllParts(of: item)
      update(item.id) { $0.state = .failed(.cancelled) }
    }
    await saving?.finish()
  }

  /// Stops every running download, and returns when all have stopped or `patience` has run out.
  ///
  /// Those whose server can't go on later leave nothing.
  public func stop(within patience: Duration = .seconds(1)) async {
    for entry in running.values {
      if let item = item(entry.id), item.canPause, item.isKept {
        entry.download.pause()
      } else {
        entry.download.cancel()
      }
    }
    let deadline = Task { [weak self] in
      guard (try? await Task.sleep(for: patience)) != nil else {
        return
      }
      self?.isOutOfPatience = true
      self?.stopWaiting()
    }
    isOutOfPatience = false
    while isRunning, !isOutOfPatience {
      await withCheckedContinuation { waiting.append($0) }
    }
    deadline.cancel()
    await saving?.finish()
  }

  func stopWaiting() {
    let waiting = waiting
    self.waiting = []
    waiting.forEach { $0.resume() }
  }
}

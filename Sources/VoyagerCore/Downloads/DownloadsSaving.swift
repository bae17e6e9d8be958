/// Writes the list of downloads, one change after the other.
///
/// A file that can't be read or written is told once; the list then lives as long as the run.
@MainActor
final class DownloadsSaving {
  private let store: DownloadsStore
  private let use: DownloadsModel.Use
  private let notices: NoticesModel?
  private var writing: Task<Void, Never>?
  private var isBroken = false

  init(_ store: DownloadsStore, use: DownloadsModel.Use, notices: NoticesModel?) {
    self.store = store
    self.use = use
    self.notices = notices
  }

  func items() async -> [DownloadItem] {
    guard use == .kept else {
      return []
    }
    do throws(StoreProblem) {
      return try await store.items()
    } catch {
      tell(.unreadable(.downloads, error))
      return []
    }
  }

  func write(_ item: DownloadItem) {
    guard use == .kept, item.isKept, item.identity != nil else {
      return
    }
    change { store throws(StoreProblem) in try await store.write(item) }
  }

  func remove(_ ids: [DownloadID]) {
    change { store throws(StoreProblem) in try await store.remove(ids) }
  }

  /// - Returns: What was taken away.
  func forget(_ identity: IdentityID) async -> [DownloadItem] {
    await finish()
    do throws(StoreProblem) {
      return try await store.forget(identity)
    } catch {
      tell(.unsaved(.downloads, error))
      return []
    }
  }

  func finish() async {
    await writing?.value
  }

  private func change(_ change: @escaping @Sendable (DownloadsStore) async throws(StoreProblem) -> Void) {
    guard !isBroken else {
      return
    }
    writing = Task { [before = writing, store] in
      await before?.value
      do throws(StoreProblem) {
        try await change(store)
      } catch {
        tell(.unsaved(.downloads, error))
      }
    }
  }

  private func tell(_ notice: Notice) {
    guard !isBroken else {
      return
    }
    isBroken = true
    notices?.add(notice)
  }
}

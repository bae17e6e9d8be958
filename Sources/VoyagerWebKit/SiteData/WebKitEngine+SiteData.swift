import Foundation
import GTK
public import VoyagerCore

extension WebKitEngine {
  // Measured: WebKit clears service workers of any age when a time is given, and of cookies and the cache none.
  public var datedSiteData: Set<SiteDataKind> { [.storage] }

  public func siteData(in store: DataStore) async throws -> [SiteData] {
    guard let session = usedSession(of: store) else {
      return []
    }
    return try await inOwnWords { try await session.siteData() }
  }

  public func removeSiteData(
    _ kinds: Set<SiteDataKind>, of sites: Set<String>, in store: DataStore
  ) async throws {
    guard !kinds.isEmpty, let session = usedSession(of: store) else {
      return
    }
    try await inOwnWords { try await session.removeSiteData(kinds, of: sites) }
  }

  public func clearSiteData(
    _ kinds: Set<SiteDataKind>, within time: Duration?, in store: DataStore
  ) async throws {
    guard !kinds.isEmpty, let session = usedSession(of: store) else {
      return
    }
    try await inOwnWords { try await session.clearSiteData(kinds.removed, within: time) }
  }

  public func forgetIcons(in store: DataStore) async {
    guard case .disk(_, let cache) = store.location else {
      return
    }
    let folder = cache.appendingPathComponent("icondatabase", isDirectory: true)
    if isOpen(store) {
      session(of: store).forgetIcons()
      // WebKit does not say when it has, and leaves what it cleared in the journal.
      let notes = OthersDatabase(folder.appendingPathComponent("WebpageIcons.db", isDirectory: false))
      await notes.forgetDeleted(whenEmpty: "PageURL")
    } else {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// The store's session, or `nil` for a store that nothing was ever kept in.
  private func usedSession(of store: DataStore) -> StoreSession? {
    guard !isOpen(store), case .disk(let data, _) = store.location else {
      return isOpen(store) ? session(of: store) : nil
    }
    return FileManager.default.fileExists(atPath: data.path) ? session(of: store) : nil
  }

  private func inOwnWords<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch let error as GLibError {
      throw SiteDataError(message: error.message)
    }
  }
}

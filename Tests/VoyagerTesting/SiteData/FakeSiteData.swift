public import VoyagerCore

/// What sites keep in a fake engine, and what was removed of it.
@MainActor
public final class FakeSiteData {
  /// One call that removed something.
  public struct Removal: Hashable, Sendable {
    public let kinds: Set<SiteDataKind>
    /// `nil` for every site.
    public let sites: Set<String>?
    public let time: Duration?
    public let store: DataStore

    public init(
      _ kinds: Set<SiteDataKind>, of sites: Set<String>? = nil, within time: Duration? = nil,
      in store: DataStore
    ) {
      self.kinds = kinds
      self.sites = sites
      self.time = time
      self.store = store
    }
  }

  public var sites: [DataStore: [SiteData]] = [:]
  public private(set) var removals: [Removal] = []
  /// What every call fails with, if anything.
  public var error: SiteDataError?
  /// Whether no removal ever ends, until its task is cancelled.
  public var hangs = false

  func list(in store: DataStore) async throws -> [SiteData] {
    if let error { throw error }
    return sites[store] ?? []
  }

  func remove(_ removal: Removal) async throws {
    removals.append(removal)
    if let error { throw error }
    if hangs {
      try await Task.sleep(for: .seconds(3600))
    }
    sites[removal.store] = sites[removal.store]?.compactMap { data in
      guard removal.sites?.contains(data.site) != false else {
        return data
      }
      let rest = data.kinds.subtracting(removal.kinds)
      return rest.isEmpty ? nil : SiteData(site: data.site, kinds: rest, size: data.size)
    }
  }
}

/// What one site keeps in a data store.
public struct SiteData: Hashable, Sendable {
  /// The registrable domain, or the host that has none: `news.example`, `localhost`, `192.168.0.1`.
  ///
  /// For the files of this computer, a name in the engine's own words.
  public var site: String
  public var kinds: Set<SiteDataKind>
  /// In bytes, of what the engine can measure.
  ///
  /// Cookies count nothing, and what a running page has not written yet may be missing.
  public var size: Int64

  public init(site: String, kinds: Set<SiteDataKind>, size: Int64 = 0) {
    self.site = site
    self.kinds = kinds
    self.size = size
  }
}

/// One line of a list: what a site keeps for one identity.
public struct SiteDataEntry: Hashable, Sendable {
  public let identity: Identity
  public let data: SiteData

  public init(identity: Identity, data: SiteData) {
    self.identity = identity
    self.data = data
  }

  /// The site in words.
  public var name: String { AddressDisplay.name(data.site) }

  /// Whether a person who types these words looks for it.
  public func matches(_ words: String) -> Bool {
    words.lowercased().split(separator: " ").allSatisfy {
      name.lowercased().contains($0) || data.site.contains($0)
    }
  }
}

extension SiteDataModel {
  /// What sites keep for some identities, by site.
  ///
  /// - Throws: ``SiteDataError``, or `CancellationError`.
  public func entries(of identities: [Identity]) async throws -> [SiteDataEntry] {
    var entries: [SiteDataEntry] = []
    for identity in identities {
      entries += try await sites(of: identity).map { SiteDataEntry(identity: identity, data: $0) }
    }
    return entries.sorted { ($0.data.site, $0.identity.name) < ($1.data.site, $1.identity.name) }
  }
}

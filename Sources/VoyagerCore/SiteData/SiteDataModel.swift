/// What sites keep for each identity: lists it and clears it.
///
/// Identities in memory are left out: what they keep goes by itself.
@MainActor
public final class SiteDataModel {
  /// What some sites, or all, kept for an identity was cleared; what shows their pages goes before the call ends.
  var didClear: @MainActor (Set<String>?, Identity) async -> Void = { _, _ in }

  private let engine: any Engine
  private let identities: IdentitiesModel
  private let certificates: CertificatesModel
  private let zooms: SiteZoomsModel
  private let suffixes: (any PublicSuffixes)?

  init(
    engine: any Engine, identities: IdentitiesModel, certificates: CertificatesModel, zooms: SiteZoomsModel,
    suffixes: (any PublicSuffixes)?
  ) {
    self.engine = engine
    self.identities = identities
    self.certificates = certificates
    self.zooms = zooms
    self.suffixes = suffixes
  }

  /// The identities whose sites keep something on the disk.
  public var keepers: [Identity] { identities.identities.filter { store(of: $0) != nil } }

  /// The name under which the site of an address keeps its data, or `nil` for an address without a site.
  public func site(of address: Address) -> String? {
    guard address.isWeb, let host = address.host else {
      return nil
    }
    return site(ofHost: host)
  }

  private func site(ofHost host: String) -> String { suffixes?.registrableDomain(of: host) ?? host }

  /// What the sites of an identity keep, by name.
  ///
  /// - Throws: ``SiteDataError``, or `CancellationError`.
  public func sites(of identity: Identity) async throws -> [SiteData] {
    guard let store = store(of: identity) else {
      return []
    }
    return try await engine.siteData(in: store).sorted { $0.site < $1.site }
  }

  /// What one site keeps, or `nil` for nothing.
  public func data(of site: String, for identity: Identity) async throws -> SiteData? {
    try await sites(of: identity).first { $0.site == site }
  }

  /// Removes what some sites keep for one identity.
  ///
  /// - Parameter kinds: Default: all.
  public func remove(
    _ sites: Set<String>, _ kinds: Set<SiteDataKind> = Set(SiteDataKind.allCases), of identity: Identity
  ) async throws {
    if kinds.contains(.cookies) {
      certificates.forget(identity: identity.id) { host in sites.contains(site(ofHost: host)) }
      zooms.forget(identity: identity.id) { host in sites.contains(site(ofHost: host)) }
    }
    if let store = store(of: identity), !sites.isEmpty {
      try await engine.removeSiteData(kinds, of: sites, in: store)
      await didClear(sites, identity)
    }
  }

  /// What clearing comes to for one kind.
  public func outcome(of kind: SiteDataKind, in range: SiteDataRange) -> SiteDataClearing.Outcome {
    SiteDataClearing.outcome(of: kind, in: range, dated: engine.datedSiteData)
  }

  /// Clears what all sites keep for some identities.
  ///
  /// Every identity is tried, also when one fails.
  ///
  /// - Throws: The first failure.
  public func clear(_ clearing: SiteDataClearing, of identities: [Identity]) async throws {
    // What an engine keeps of a host's connections goes with the cookies too.
    if clearing.steps(dated: engine.datedSiteData).contains(where: { $0.kinds.contains(.cookies) }) {
      identities.forEach { certificates.forget(identity: $0.id) }
    }
    // Nobody noted when a size was chosen.
    if clearing.range == .everything, clearing.kinds.contains(.cookies) {
      identities.forEach { zooms.forget(identity: $0.id) }
    }
    var failure: (any Error)?
    for identity in identities {
      guard let store = store(of: identity) else { continue }
      for step in clearing.steps(dated: engine.datedSiteData) {
        do {
          try await engine.clearSiteData(step.kinds, within: step.time, in: store)
        } catch {
          failure = failure ?? error
        }
      }
      await didClear(nil, identity)
    }
    if let failure { throw failure }
  }

  private func store(of identity: Identity) -> DataStore? {
    let store = identities.store(for: identity)
    return store.location == .memory ? nil : store
  }
}

public import Observation

/// The page zoom that a person chose for sites, for each identity.
///
/// What an identity in memory chooses goes with it.
@MainActor @Observable
public final class SiteZoomsModel {
  /// Those in force, also of identities in memory.
  private var list: SiteZoomList

  /// What the file says, or will say.
  @ObservationIgnored private var saved: SiteZoomList
  @ObservationIgnored private let use: IdentityRulesModel.Use
  @ObservationIgnored private let identities: IdentitiesModel
  @ObservationIgnored private let document: SavedDocument<SiteZoomList>

  /// Why they are not the saved ones, or are not saved, as a sentence for the person; else `nil`.
  public var problem: String? { document.problem }

  /// Reads the zooms and tells `notices` if that failed.
  ///
  /// - Parameter use: Where they are only managed, pages don't follow them.
  public init(
    store: SiteZoomsStore, identities: IdentitiesModel, notices: NoticesModel,
    use: IdentityRulesModel.Use = .followed
  ) {
    self.identities = identities
    self.use = use
    let contents = store.load()
    document = SavedDocument(contents, of: .zooms, notices: notices) { value throws(StoreProblem) in
      try await store.save(value)
    }
    let list = contents.value ?? SiteZoomList()
    saved = list
    self.list = list
    // The process may have ended between the deletion of an identity and the writing of this list.
    if identities.isSaving {
      change { $0.keep { identity, _ in identities.identity(identity) != nil } }
    }
  }

  /// The zoom that the person chose where an address is, or `nil` for the default.
  func zoom(at address: Address, for identity: IdentityID) -> Double? {
    use == .followed ? SiteZoom.site(of: address).flatMap { list[$0, identity] } : nil
  }

  func set(_ zoom: Double?, at address: Address, for identity: IdentityID) {
    if let site = SiteZoom.site(of: address), use == .followed {
      change { $0[site, identity] = zoom }
    }
  }

  /// What was chosen for one identity, by site.
  public func zooms(of identity: Identity) -> [SiteZoom] { list.all.filter { $0.identity == identity.id } }

  /// Whether changes are written.
  public var isSaving: Bool { document.isSaving }

  func remove(_ zoom: SiteZoom) {
    change { $0[zoom.site, zoom.identity] = nil }
  }

  /// Forgets all of one identity.
  public func forget(identity: IdentityID) {
    change { $0.keep { other, _ in other != identity } }
  }

  /// Forgets those of some sites in one identity.
  func forget(identity: IdentityID, where isMeant: (String) -> Bool) {
    change { $0.keep { !($0 == identity && isMeant($1)) } }
  }

  /// Returns when every change is on the disk, or could not be saved.
  ///
  /// Called before the process ends.
  public func finishSaving() async {
    await document.finish()
  }

  private func change(_ change: (inout SiteZoomList) -> Void) {
    var changed = list
    change(&changed)
    guard changed != list else {
      return
    }
    list = changed
    let kept = kept
    if kept != saved {
      saved = kept
      document.save(kept)
    }
  }

  /// What may be on the disk.
  private var kept: SiteZoomList {
    var kept = list
    kept.keep { identity, _ in
      identities.identity(identity).map { identities.store(for: $0).location != .memory } ?? false
    }
    return kept
  }
}

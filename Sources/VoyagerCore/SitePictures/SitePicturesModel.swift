import Foundation

/// What is to be seen of pages without loading them, for each identity: the icons of their sites, and thumbnails.
///
/// Nothing of it ever comes from the network: it is what pages showed when they were open. What an identity in
/// memory saw stays in memory.
@MainActor
public final class SitePicturesModel {
  private struct Key: Hashable {
    let address: Address
    let identity: IdentityID
  }

  private struct Followed {
    weak var icon: SiteIcon?
  }

  /// How many icons are held that no view shows.
  private static let mostRecent = 500
  /// How many sites of an identity in memory are remembered.
  private static let mostInMemory = 200

  /// There are other pictures than before.
  var didChange: @MainActor (IdentityID) -> Void = { _ in }

  private let identities: IdentitiesModel
  private let notices: NoticesModel
  private let recording: HistoryRecording
  private var stores: [IdentityID: SitePictureStore] = [:]
  /// Each for as long as somebody holds it.
  private var followed: [Key: Followed] = [:]
  /// Those asked for last.
  private var recent: [SiteIcon] = []
  private var nextRecent = 0
  /// When the dead ones are taken out of `followed`.
  private var fullAt = 2 * mostRecent
  private var wanted: [IdentityID: Set<Address>] = [:]
  /// The icons of sites, of identities in memory.
  private var inMemory: [IdentityID: [String: Data]] = [:]
  private var working: Task<Void, Never>?
  /// Whether the person knows that pictures are still there that were to go.
  private var hasTold = false

  /// - Parameter recording: Whether this run keeps what its pages show.
  public init(identities: IdentitiesModel, recording: HistoryRecording = .on, notices: NoticesModel) {
    self.identities = identities
    self.notices = notices
    self.recording = recording
  }

  /// The icon of a page, which comes when it is found.
  ///
  /// An identity in memory sees the standard identity's as well: they say nothing of it.
  public func icon(of address: Address, in identity: Identity) -> SiteIcon {
    guard address.isWeb, let site = address.startPageSite else { return SiteIcon() }
    if let icon = inMemory[identity.id]?[site] { return SiteIcon(icon) }
    let owner = identity.isInMemory ? identities.standard.id : identity.id
    let key = Key(address: address, identity: owner)
    if let icon = followed[key]?.icon { return icon }
    let icon = SiteIcon()
    follow(icon, key)
    if wanted.isEmpty { work { await self.look() } }
    wanted[owner, default: []].insert(address)
    return icon
  }

  /// A page showed its icon.
  func add(icon: Data, of address: Address, in identity: Identity) {
    guard address.isWeb, let site = address.startPageSite, recording == .on else { return }
    guard let store = store(of: identity) else {
      if inMemory[identity.id, default: [:]].count < Self.mostInMemory {
        inMemory[identity.id, default: [:]][site] = icon
      }
      return
    }
    let key = Key(address: address, identity: identity.id)
    guard followed[key]?.icon?.picture != icon else { return }
    if followed[key]?.icon == nil { follow(SiteIcon(), key) }
    for (other, follower) in followed where other.identity == identity.id {
      guard let shown = follower.icon,
        other == key || shown.picture == nil && other.address.startPageSite == site
      else { continue }
      shown.picture = icon
      wanted[identity.id]?.remove(other.address)
    }
    let time = Date()
    work {
      try? await store.add(icon: icon, of: address, at: time)
      self.didChange(identity.id)
    }
  }

  /// A page looks like this; what an identity in memory saw is not kept.
  func add(thumbnail: Data, of address: Address, in identity: Identity) {
    guard recording == .on, let store = store(of: identity) else { return }
    let time = Date()
    work {
      try? await store.add(thumbnail: thumbnail, of: address, at: time)
      self.didChange(identity.id)
    }
  }

  /// Forgets how pages of an identity looked.
  func removeThumbnails(_ selection: ThumbnailSelection, of identity: Identity) async {
    guard let store = store(of: identity) else { return }
    work {
      await self.delete { () async throws(StoreProblem) in try await store.removeThumbnails(selection) }
      self.didChange(identity.id)
    }
    await finish()
  }

  /// What is known of pages.
  func pictures(of addresses: [Address], in identity: IdentityID) async -> [Address: SitePicture] {
    await finish()
    guard let identity = identities.identity(identity), let store = store(of: identity) else { return [:] }
    return (try? await store.pictures(of: addresses)) ?? [:]
  }

  /// Forgets the pages of an identity that its history does not know any more.
  func forget(
    in identity: Identity, unknownTo known: @escaping @MainActor ([Address]) async -> Set<Address>
  ) async {
    guard let store = store(of: identity) else { return }
    work {
      await self.delete { () async throws(StoreProblem) in
        let addresses = try await store.addresses()
        try await store.keep(only: await known(addresses))
        self.hasTold = false
      }
      self.wanted[identity.id, default: []].formUnion(
        self.followed.keys.filter { $0.identity == identity.id }.map(\.address))
      await self.look()
      self.didChange(identity.id)
    }
    await finish()
  }

  /// Lets go of all of an identity that is no more, or whose last tab in memory has closed.
  func forget(_ identity: IdentityID) {
    inMemory[identity] = nil
    stores[identity] = nil
    followed = followed.filter { $0.key.identity != identity }
  }

  /// Returns when everything is on the disk, or could not be saved.
  func finish() async {
    while let working {
      await working.value
      if working == self.working { self.working = nil }
    }
  }

  private func follow(_ icon: SiteIcon, _ key: Key) {
    followed[key] = Followed(icon: icon)
    if recent.count < Self.mostRecent { recent.append(icon) } else { recent[nextRecent] = icon }
    nextRecent = (nextRecent + 1) % Self.mostRecent
    guard followed.count >= fullAt else { return }
    followed = followed.filter { $0.value.icon != nil }
    fullAt = 2 * max(followed.count, Self.mostRecent)
  }

  private func delete(_ work: @MainActor () async throws(StoreProblem) -> Void) async {
    do throws(StoreProblem) {
      try await work()
    } catch {
      if !hasTold { notices.add(.undeleted(.pictures, error)) }
      hasTold = true
    }
  }

  /// Asks for all that is wanted at once.
  private func look() async {
    let wanted = wanted
    self.wanted = [:]
    for (identity, addresses) in wanted {
      guard let identity = identities.identity(identity), let store = store(of: identity) else { continue }
      let icons = addresses.compactMap { address in
        followed[Key(address: address, identity: identity.id)]?.icon.map { (address, $0, $0.picture) }
      }
      let found = (try? await store.pictures(of: Array(addresses))) ?? [:]
      // What a page showed meanwhile is newer.
      for (address, icon, before) in icons where icon.picture == before && before != found[address]?.icon {
        icon.picture = found[address]?.icon
      }
    }
  }

  /// One thing after the other, so that what is forgotten does not come back.
  private func work(_ body: @escaping @MainActor () async -> Void) {
    working = Task { [working] in
      await working?.value
      await body()
    }
  }

  private func store(of identity: Identity) -> SitePictureStore? {
    guard case .disk(_, let cache) = identities.store(for: identity).location else { return nil }
    if let store = stores[identity.id] { return store }
    let store = SitePictureStore(
      url: cache.appendingPathComponent("pictures.sqlite", isDirectory: false))
    stores[identity.id] = store
    return store
  }
}

public import Observation

/// The identities of this run.
@MainActor @Observable
public final class IdentitiesModel {
  /// The standard one first, then the person's own in their order.
  public private(set) var identities: [Identity]

  /// The private one of this run.
  @ObservationIgnored public let privateBrowsing = Identity.privateBrowsing()

  /// The one that a driver's tabs live in.
  ///
  /// No list offers it.
  @ObservationIgnored public let automation = Identity.automation()

  /// Why the identities are not the saved ones, or are not saved, as a sentence for the person; else `nil`.
  public var problem: String? { document.problem }

  /// Whether changes are written.
  ///
  /// Not when the file could not be read: it is left alone for the whole run.
  public var isSaving: Bool { document.isSaving }

  /// The titles of the tabs that use an identity.
  ///
  /// Default: none does.
  @ObservationIgnored public var tabsInUse: @MainActor (IdentityID) -> [String] = { _ in [] }

  /// Told of each identity whose pages reach the network in another way from now on.
  @ObservationIgnored var proxyDidChange: @MainActor (IdentityID) -> Void = { _ in }

  /// Whether ``identities`` came from the file, so that one it lacks was deleted.
  @ObservationIgnored let isComplete: Bool

  /// Off the list already, but not yet marked as deleted.
  @ObservationIgnored private var leaving: [Identity] = []
  /// How long an engine may still write into the folders of an identity that it has let go.
  @ObservationIgnored var lateWrites = Duration.seconds(15)
  @ObservationIgnored private let paths: VoyagerPaths
  @ObservationIgnored private let folders: IdentityFolders
  @ObservationIgnored private let notices: NoticesModel
  @ObservationIgnored private let document: SavedDocument<IdentityList>

  /// Reads the identities and tells `notices` if that failed.
  ///
  /// A deletion that an earlier run began is finished first. The profile must be this run's alone.
  public init(store: IdentityStore, paths: VoyagerPaths, notices: NoticesModel) {
    self.paths = paths
    self.notices = notices
    folders = IdentityFolders(paths: paths)
    let contents = store.load()
    document = SavedDocument(contents, of: .identities, notices: notices) { value throws(StoreProblem) in
      try await store.save(value)
    }
    if case .value(let saved) = contents {
      identities = saved.identities
      isComplete = true
    } else {
      identities = IdentityList.standard.identities
      isComplete = false
    }
    finishDeletions()
  }

  private func finishDeletions() {
    for id in folders.marked() {
      let isGone = folders.remove(id)
      if identities.contains(where: { $0.id == id }) {
        change { $0.removeAll { $0.id == id } }
      } else if isGone, isSaving {
        folders.unmark(id)
      }
    }
  }

  /// The one that is always there, with the name the person gave it.
  public var standard: Identity { identities.first ?? .standard }

  /// The identities a person can choose from: ``identities`` and the private one.
  public var all: [Identity] { identities + [privateBrowsing] }

  public func identity(_ id: IdentityID) -> Identity? {
    (all + [automation]).first { $0.id == id }
  }

  /// Looks a name up as a person types it, whatever the case.
  public func identity(named name: String) -> Identity? {
    let name = Self.compared(name)
    return all.first { Self.compared($0.name) == name }
  }

  /// Where an identity's pages keep what they leave behind.
  ///
  /// An identity made in a run that does not save lives in memory: no later run would know its folders.
  public func store(for identity: Identity) -> DataStore {
    let isKept = !identity.isInMemory && (isSaving || identity.id == Identity.standard.id)
    return DataStore(
      identity: identity.id,
      location: isKept
        ? .disk(data: paths.identityData(identity.id), cache: paths.identityCache(identity.id)) : .memory)
  }

  /// Why an identity can't have a name, or `nil` if it can.
  ///
  /// - Parameter id: The identity that is to be renamed. Default: a new one.
  public func problem(withName name: String, for id: IdentityID? = nil) -> IdentityError? {
    do throws(IdentityError) {
      _ = try checked(name, for: id)
      return nil
    } catch {
      return error
    }
  }

  @discardableResult
  public func create(
    named name: String, color: IdentityColor, icon: String = "avatar-default-symbolic"
  ) throws(IdentityError) -> Identity {
    let identity = Identity(name: try checked(name), color: color, icon: icon)
    change { $0.append(identity) }
    return identity
  }

  public func rename(_ id: IdentityID, to name: String) throws(IdentityError) {
    let index = try index(of: id)
    let name = try checked(name, for: id)
    change { $0[index].name = name }
  }

  public func recolor(_ id: IdentityID, to color: IdentityColor) throws(IdentityError) {
    let index = try index(of: id)
    change { $0[index].color = color }
  }

  /// Moves one of the person's own identities to a place in ``identities``; the standard one stays first.
  public func move(_ id: IdentityID, to place: Int) throws(IdentityError) {
    let index = try index(of: id)
    guard index > 0 else { throw .notChangeable }
    change { identities in
      let identity = identities.remove(at: index)
      identities.insert(identity, at: min(max(place, 1), identities.count))
    }
  }

  public func change(_ id: IdentityID, icon: String) throws(IdentityError) {
    let index = try index(of: id)
    change { $0[index].icon = icon }
  }

  /// Chooses what is cleared of an identity whenever the browser is left.
  public func change(_ id: IdentityID, clearsOnExit data: Set<ExitData>) throws(IdentityError) {
    let index = try index(of: id)
    change { $0[index].clearsOnExit = data }
  }

  /// Chooses how an identity's pages reach the network; the private one's go the way of the standard one's.
  public func change(_ id: IdentityID, proxy: ProxyChoice) throws(IdentityError) {
    let index = try index(of: id)
    guard identities[index].proxy != proxy else { return }
    change { $0[index].proxy = proxy }
    proxyDidChange(id)
    if id == standard.id { proxyDidChange(privateBrowsing.id) }
  }

  /// How an identity's pages reach the network.
  public func proxy(of id: IdentityID) -> ProxyChoice {
    id == privateBrowsing.id ? standard.proxy : identity(id)?.proxy ?? .system
  }

  /// Deletes an identity with all that its sites left.
  ///
  /// It leaves the list at once, so that no new tab can use it. If the process ends before the rest is done,
  /// the next start does it.
  ///
  /// - Parameter closeStore: Makes the engine let go of the identity's files, if one may have them.
  /// - Throws: The reason, before anything was deleted.
  public func delete(
    _ id: IdentityID, closing closeStore: (@MainActor (DataStore) async -> Void)? = nil
  ) async throws(IdentityError) {
    guard let identity = identity(id) else { throw .notFound }
    guard identity.kind == .named, let index = identities.firstIndex(of: identity) else {
      throw .notDeletable
    }
    let titles = tabsInUse(id)
    guard titles.isEmpty else { throw .identityInUse(titles) }
    let store = store(for: identity)
    identities.remove(at: index)
    guard store.location != .memory else {
      await closeStore?(store)
      return
    }
    leaving.append(identity)
    do throws(StoreProblem) {
      try await folders.mark(id)
    } catch {
      leaving.removeAll { $0.id == id }
      identities.insert(identity, at: min(index, identities.count))
      throw .unwritable(error)
    }
    leaving.removeAll { $0.id == id }
    change { _ in }
    await closeStore?(store)
    await removeFolders(of: identity)
    if closeStore == nil {
      didRemoveFolders(of: id)
    } else {
      Task {
        await folders.keepRemoved(id, for: lateWrites)
        didRemoveFolders(of: id)
      }
    }
  }

  private func removeFolders(of identity: Identity) async {
    guard await folders.removeAfterUse(identity.id) else {
      notices.add(
        Notice("Some data of “\(identity.name)” is still in use. It is removed when Voyager starts again."))
      return
    }
    await finishSaving()
  }

  /// Whatever is still there, and a list that still has the identity, is the next start's to finish.
  private func didRemoveFolders(of id: IdentityID) {
    if problem == nil, !folders.exist(of: id) {
      folders.unmark(id)
    }
  }

  /// Returns when every change is on the disk, or could not be saved.
  ///
  /// Called before the process ends.
  public func finishSaving() async {
    await document.finish()
  }

  private func change(_ change: (inout [Identity]) -> Void) {
    change(&identities)
    if let list = IdentityList(identities + leaving) { document.save(list) }
  }

  private func index(of id: IdentityID) throws(IdentityError) -> Int {
    if let index = identities.firstIndex(where: { $0.id == id }) { return index }
    throw identity(id) == nil ? .notFound : .notChangeable
  }

  private func checked(_ name: String, for id: IdentityID? = nil) throws(IdentityError) -> String {
    let name = name.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    guard !name.isEmpty else { throw .nameEmpty }
    if let other = identity(named: name), other.id != id { throw .nameTaken }
    return name
  }

  private static func compared(_ name: String) -> String {
    name.split { $0.isWhitespace }.joined(separator: " ").lowercased()
  }
}

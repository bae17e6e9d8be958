public import Observation

/// What sites may do, for each identity.
///
/// An answer holds for one kind at one place. What an identity in memory was answered never reaches the file.
@MainActor @Observable
public final class PermissionsModel {
  private var kept: PermissionList
  private var inMemory = PermissionList()
  private var whileOpen = PermissionList()

  /// Why the permissions are not the saved ones, or are not saved, as a sentence for the person; else `nil`.
  public var problem: String? { document.problem }

  /// Whether changes are written.
  ///
  /// Not when the file could not be read: it is left alone for the whole run.
  public var isSaving: Bool { document.isSaving }

  /// Told of each identity for which sites may now notify that might not before, or the other way round.
  @ObservationIgnored var notificationsDidChange: (IdentityID) -> Void = { _ in }

  @ObservationIgnored private let identities: IdentitiesModel
  @ObservationIgnored private let document: SavedDocument<PermissionList>

  /// Reads the permissions and tells `notices` if that failed.
  public init(store: PermissionsStore, identities: IdentitiesModel, notices: NoticesModel) {
    self.identities = identities
    let contents = store.load()
    document = SavedDocument(contents, of: .permissions, notices: notices) { value throws(StoreProblem) in
      try await store.save(value)
    }
    kept = contents.value ?? PermissionList()
    forgetDeletedIdentities()
  }

  /// The process may have ended between the deletion of an identity and the writing of this list.
  private func forgetDeletedIdentities() {
    if identities.isSaving {
      changeKept { $0.keep { identities.identity($0.identity) != nil } }
    }
  }

  /// What holds for one identity until the person takes it back, by site, asker and kind.
  public func permissions(of identity: Identity) -> [RememberedPermission] {
    (isInMemory(identity) ? inMemory : kept).permissions.filter { $0.identity == identity.id }
  }

  /// What holds for one identity where a site is in front, by asker and kind.
  ///
  /// - Parameter site: An origin, such as `https://news.example`.
  public func permissions(of identity: Identity, on site: String) -> [RememberedPermission] {
    permissions(of: identity).filter { $0.place.site == site }
  }

  /// What the answer to a question would be.
  ///
  /// A question for several kinds is allowed when all are, and denied when any is.
  ///
  /// - Parameter place: `nil` for a page that nothing is remembered of.
  public func state(
    of kind: PermissionKind, for identity: Identity, at place: PermissionPlace?
  ) -> PermissionState {
    guard let place, !kind.remembered.isEmpty else {
      return .ask
    }
    let lasting = isInMemory(identity) ? inMemory : kept
    let decisions = kind.remembered.map {
      whileOpen[identity.id, place, $0] ?? lasting[identity.id, place, $0]
    }
    if decisions.contains(.deny) {
      return .denied
    }
    return decisions.contains(nil) ? .ask : .granted
  }

  /// Whether an answer can hold for longer than once.
  func canRemember(_ kind: PermissionKind, at place: PermissionPlace?) -> Bool {
    place != nil && !kind.remembered.isEmpty
  }

  /// Remembers an answer for as long as the person said.
  public func remember(
    _ answer: PermissionAnswer, to kind: PermissionKind, for identity: Identity, at place: PermissionPlace
  ) {
    tellingOfNotifications {
      for kind in kind.remembered {
        switch answer.duration {
        case .once:
          break
        case .whileOpen:
          whileOpen[identity.id, place, kind] = answer.decision
        case .always:
          whileOpen[identity.id, place, kind] = nil
          change(identity) { $0[identity.id, place, kind] = answer.decision }
        }
      }
    }
  }

  /// Ends what holds while a site is open for kinds that the person stopped, whichever part of the site has it.
  func stop(_ kind: PermissionKind, for identity: IdentityID, on site: String) {
    whileOpen.keep { $0.identity != identity || $0.place.site != site || $0.kind != kind }
  }

  /// Takes one answer back: the next time, the person is asked again.
  public func remove(_ permission: RememberedPermission) {
    forget {
      $0.identity == permission.identity && $0.place == permission.place && $0.kind == permission.kind
    }
  }

  /// Takes back all that was answered for one identity.
  public func forget(identity: IdentityID) {
    forget { $0.identity == identity }
  }

  /// Ends what holds while a site is open, where it is open no more.
  ///
  /// - Parameter isOpen: Whether a tab of the identity shows the site, given as its origin.
  func endClosedSites(isOpen: (IdentityID, String) -> Bool) {
    guard !whileOpen.isEmpty else {
      return
    }
    tellingOfNotifications { whileOpen.keep { isOpen($0.identity, $0.place.site) } }
  }

  /// Returns when every change is on the disk, or could not be saved.
  ///
  /// Called before the process ends.
  public func finishSaving() async {
    await document.finish()
  }

  private func forget(where isForgotten: (RememberedPermission) -> Bool) {
    tellingOfNotifications {
      whileOpen.keep { !isForgotten($0) }
      inMemory.keep { !isForgotten($0) }
      changeKept { $0.keep { !isForgotten($0) } }
    }
  }

  private func change(_ identity: Identity, _ change: (inout PermissionList) -> Void) {
    guard isInMemory(identity) else {
      changeKept(change)
      return
    }
    change(&inMemory)
  }

  private func changeKept(_ change: (inout PermissionList) -> Void) {
    var list = kept
    change(&list)
    guard list != kept else {
      return
    }
    kept = list
    document.save(list)
  }

  // MARK: - Notifications

  /// What pages of their own sites may notify, by origin.
  func notificationDecisions(for identity: IdentityID) -> [String: PermissionDecision] {
    notificationDecisions[identity] ?? [:]
  }

  private var notificationDecisions: [IdentityID: [String: PermissionDecision]] {
    // What holds while a site is open comes last, as it holds first.
    (kept.permissions + inMemory.permissions + whileOpen.permissions).reduce(into: [:]) {
      result, permission in
      guard permission.kind == .notifications, permission.place.asker == permission.place.site else {
        return
      }
      result[permission.identity, default: [:]][permission.place.site] = permission.decision
    }
  }

  private func tellingOfNotifications(_ change: () -> Void) {
    let before = notificationDecisions
    change()
    let after = notificationDecisions
    for identity in Set(before.keys).union(after.keys) where before[identity] != after[identity] {
      notificationsDidChange(identity)
    }
  }

  private func isInMemory(_ identity: Identity) -> Bool {
    identities.store(for: identity).location == .memory
  }
}

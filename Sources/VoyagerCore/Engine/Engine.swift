/// A web engine, as the parent sees it: it makes surfaces inside an identity's data store.
///
/// The parent holds one engine for its whole run. A child conforms to this protocol and keeps every difference
/// of its engine to itself; what it can't do, it says through ``features``.
@MainActor
public protocol Engine: AnyObject {
  /// What this engine can do. Fixed for a run.
  var features: EngineFeatures { get }

  /// Answers what concerns no single surface. Held weakly; set once, before the first surface is made.
  var delegate: (any EngineDelegate)? { get set }

  /// Makes a surface on the blank page. Called once for each tab that wakes; never fails.
  ///
  /// Surfaces of one store share cookies, cache and storage; surfaces of two stores share nothing.
  func makeSurface(_ configuration: SurfaceConfiguration) -> any EngineSurface

  /// Forgets a store that lives in memory, with all that is in it. Its last surface has been closed.
  func discard(_ store: DataStore)

  /// Lets go of a store for good: clears what its sites left and closes its files, so that the parent can remove
  /// its folders. Its last surface has been closed. Returns at once when nothing of the store is open. A last file
  /// may come for some seconds more.
  func remove(_ store: DataStore) async

  /// Lets a certificate that is not good pass for one host in one store, until the engine or the store ends.
  ///
  /// Another certificate of the host, another host and another store go on failing, the other store before
  /// anything is sent to the host. Nothing is written. A load that failed before has to be begun again.
  ///
  /// - Parameter problems: What is wrong with it, told again to another store that is refused.
  /// - Returns: Whether it passes from now on: the store may have gone, or can't be told from the others.
  func allow(
    _ certificate: Certificate, despite problems: Set<CertificateProblem>, for host: String,
    in store: DataStore
  ) async -> Bool

  /// What sites of a store may notify has changed: a page that begins from now on must know, see
  /// ``EngineDelegate/engine(_:notificationDecisionsIn:)``. Pages that are open know when they ask.
  func notificationsDidChange(in store: DataStore)

  /// Starts a download in a store, as a page of that store would.
  func download(_ address: Address, in store: DataStore)
}

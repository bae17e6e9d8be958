public import Foundation

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

  /// Takes what the person chose for all pages. Called before the first surface, and again when it changes.
  ///
  /// It holds at once, for open pages too, as far as the engine can; what it can't do is left out.
  func apply(_ preferences: PagePreferences)

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

  /// Ends all that ``allow(_:despite:for:in:)`` lets pass for a host in a store, which then fails as any other.
  ///
  /// What the host has sent already stays.
  func withdrawExceptions(for host: String, in store: DataStore)

  /// What sites of a store may notify has changed: a page that begins from now on must know, see
  /// ``EngineDelegate/engine(_:notificationDecisionsIn:)``. Pages that are open know when they ask.
  func notificationsDidChange(in store: DataStore)

  /// The pages of a store reach the network in another way from now on, see
  /// ``EngineDelegate/engine(_:proxyOf:)``. What is on its way may fail.
  func proxyDidChange(in store: DataStore)

  /// The kinds of site data that ``clearSiteData(_:within:in:)`` can clear by time.
  ///
  /// For them the engine knows when they changed last. The others can only be cleared as a whole. Fixed for a run.
  var datedSiteData: Set<SiteDataKind> { get }

  /// What sites keep in a store, one entry for each site that keeps something, in no order.
  ///
  /// Works on a store without a surface too, and makes no folder for one that was never used. Several calls may
  /// run side by side.
  ///
  /// - Throws: ``SiteDataError``, or `CancellationError` at once when the task is cancelled.
  func siteData(in store: DataStore) async throws -> [SiteData]

  /// Removes what some sites keep in a store. Other sites and other stores keep theirs.
  ///
  /// A site that keeps nothing is no error. Pages of the sites that are open go on, and may keep new data.
  ///
  /// - Parameter sites: Named as ``SiteData/site`` names them.
  /// - Throws: ``SiteDataError``, or `CancellationError` at once when the task is cancelled. What was begun is
  ///   then still carried out.
  func removeSiteData(_ kinds: Set<SiteDataKind>, of sites: Set<String>, in store: DataStore) async throws

  /// Clears what sites keep in a store, whatever the site.
  ///
  /// What was begun before a surface is made comes before all that its pages keep.
  ///
  /// - Parameters:
  ///   - kinds: Only kinds of ``datedSiteData`` when a time is given.
  ///   - time: How far back to go; what changed before that stays. `nil` clears everything.
  /// - Throws: As ``removeSiteData(_:of:in:)``.
  func clearSiteData(_ kinds: Set<SiteDataKind>, within time: Duration?, in store: DataStore) async throws

  /// Forgets which icons the pages of a store showed. Pages that are open keep theirs.
  ///
  /// Works on a store without a surface too. Default: it notes none.
  func forgetIcons(in store: DataStore) async

  /// Whether a site asked, in this run or before, to be reached from a store over safe connections only.
  ///
  /// An engine may know it from answers that it told nobody of. Its store is open.
  func hasStrictTransport(_ host: String, in store: DataStore) async -> Bool

  /// Starts a download in a store, as a page of that store would.
  func download(_ address: Address, in store: DataStore)

  /// Goes on with a download that ended early, as a page of that store would, or begins it anew with `nil`.
  ///
  /// It is not told of by ``EngineDelegate/engine(_:didStart:from:)``. A server that can't go on from the middle gives
  /// the whole file: ``DownloadResponse/offset`` says which. One that has another file by now may give a part of that, so
  /// the parent compares ``DownloadResponse/validator`` before it takes anything.
  func resume(
    _ address: Address, from position: DownloadPosition?, in store: DataStore
  ) -> any EngineDownload

  /// Fetches a small answer outside of all pages and stores: it carries no cookies, leaves none, and is kept nowhere.
  ///
  /// Redirections are not followed. Default: nothing is fetched.
  ///
  /// - Parameter proxy: How it reaches the network.
  /// - Throws: Why there is no answer, also when the task is cancelled.
  func fetch(
    _ address: Address, limits: FetchLimits, through proxy: ProxyChoice
  ) async throws(FetchError) -> Data

  /// Asks a server what it says of an address, as ``fetch(_:limits:through:)`` would fetch it.
  ///
  /// Redirections are not followed, but told. Default: nobody is asked.
  ///
  /// - Throws: Why there is no answer, also when the task is cancelled.
  func answer(
    of address: Address, to question: ServerQuestion, within time: Duration, through proxy: ProxyChoice
  ) async throws(FetchError) -> ServerAnswer
}

extension Engine {
  public func answer(
    of address: Address, to question: ServerQuestion, within time: Duration, through proxy: ProxyChoice
  ) async throws(FetchError) -> ServerAnswer {
    throw .unsupported
  }

  public func forgetIcons(in store: DataStore) async {}

  public func fetch(
    _ address: Address, limits: FetchLimits, through proxy: ProxyChoice
  ) async throws(FetchError) -> Data {
    throw .unsupported
  }

  /// Fetches as the desktop says, for what belongs to no identity.
  public func fetch(_ address: Address, limits: FetchLimits) async throws(FetchError) -> Data {
    try await fetch(address, limits: limits, through: .system)
  }
}

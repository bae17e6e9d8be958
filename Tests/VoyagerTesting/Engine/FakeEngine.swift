public import Foundation
public import VoyagerCore

/// An engine without pages: it records what it is told, and a test makes it report and ask.
@MainActor
public final class FakeEngine: Engine {
  public let features: EngineFeatures = [.savesPages, .sessionState, .prints, .inspector]
  public weak var delegate: (any EngineDelegate)?

  /// Every surface ever made, in order.
  public private(set) var surfaces: [FakeSurface] = []
  public private(set) var discardedStores: [DataStore] = []
  public private(set) var removedStores: [DataStore] = []
  public private(set) var downloads: [Address] = []
  public private(set) var resumed: [FakeDownload] = []
  public private(set) var notificationChanges: [DataStore] = []
  public private(set) var proxyChanges: [DataStore] = []
  public private(set) var allowances: [Allowance] = []
  public let datedSiteData: Set<SiteDataKind> = [.storage]
  /// What sites keep, by store.
  public let siteData = FakeSiteData()

  /// Stores whose icons were forgotten, in order.
  public private(set) var forgottenIcons: [DataStore] = []

  public func forgetIcons(in store: DataStore) async {
    forgottenIcons.append(store)
  }

  /// Hosts that asked for safe connections in an earlier run.
  public var strictHosts: Set<String> = []

  public func hasStrictTransport(_ host: String, in store: DataStore) async -> Bool {
    strictHosts.contains(host)
  }

  /// What servers answer to a fetch.
  public var answers: [Address: Data] = [:]
  /// What was fetched, in order.
  public private(set) var fetches: [Address] = []

  /// The ways of the fetches to the network.
  public private(set) var fetchProxies: [ProxyChoice] = []

  public func fetch(
    _ address: Address, limits: FetchLimits, through proxy: ProxyChoice
  ) async throws(FetchError) -> Data {
    fetches.append(address)
    fetchProxies.append(proxy)
    guard let answer = answers[address] else { throw .refused(status: 404) }
    guard answer.count <= limits.bytes else { throw .overLimit }
    return answer
  }

  /// What servers say of an address, by the question and the address with a blank between them.
  public var serverAnswers: [String: ServerAnswer] = [:]
  /// What servers were asked, in order.
  public private(set) var questions: [String] = []

  public func answer(
    of address: Address, to question: ServerQuestion, within time: Duration, through proxy: ProxyChoice
  ) async throws(FetchError) -> ServerAnswer {
    let asked = "\(question.rawValue) \(address.text)"
    questions.append(asked)
    guard let answer = serverAnswers[asked] else { throw .failed("no route") }
    return answer
  }

  /// Whether it can let a certificate pass.
  public var makesExceptions = true

  /// A certificate that the engine was told to let pass.
  public struct Allowance: Hashable, Sendable {
    public let certificate: Certificate
    public let host: String
    public let store: DataStore

    public init(certificate: Certificate, host: String, store: DataStore) {
      self.certificate = certificate
      self.host = host
      self.store = store
    }
  }

  /// What holds for all pages.
  public private(set) var preferences = PagePreferences()

  public init() {}

  public func apply(_ preferences: PagePreferences) {
    self.preferences = preferences
  }

  public func makeSurface(_ configuration: SurfaceConfiguration) -> any EngineSurface {
    let surface = makeFakeSurface(configuration.store)
    surface.tabStorage = configuration.tabStorage
    surface.announced = configuration.address
    return surface
  }

  /// Lets go of what only the record holds.
  public func forgetSurfaces() {
    surfaces = []
  }

  public func makeFakeSurface(_ store: DataStore) -> FakeSurface {
    let surface = FakeSurface(store: store)
    surfaces.append(surface)
    return surface
  }

  public func discard(_ store: DataStore) {
    discardedStores.append(store)
  }

  public func remove(_ store: DataStore) async {
    removedStores.append(store)
  }

  public func allow(
    _ certificate: Certificate, despite problems: Set<CertificateProblem>, for host: String,
    in store: DataStore
  ) async -> Bool {
    guard makesExceptions else {
      return false
    }
    allowances.append(Allowance(certificate: certificate, host: host, store: store))
    return true
  }

  /// The hosts and stores whose exceptions were taken back.
  public private(set) var withdrawals: [Withdrawal] = []

  public struct Withdrawal: Hashable, Sendable {
    public let host: String
    public let store: DataStore

    public init(host: String, store: DataStore) {
      self.host = host
      self.store = store
    }
  }

  public func withdrawExceptions(for host: String, in store: DataStore) {
    withdrawals.append(Withdrawal(host: host, store: store))
  }

  public func notificationsDidChange(in store: DataStore) {
    notificationChanges.append(store)
  }

  public func proxyDidChange(in store: DataStore) {
    proxyChanges.append(store)
  }

  public func siteData(in store: DataStore) async throws -> [SiteData] {
    try await siteData.list(in: store)
  }

  public func removeSiteData(
    _ kinds: Set<SiteDataKind>, of sites: Set<String>, in store: DataStore
  ) async throws {
    try await siteData.remove(FakeSiteData.Removal(kinds, of: sites, in: store))
  }

  public func clearSiteData(
    _ kinds: Set<SiteDataKind>, within time: Duration?, in store: DataStore
  ) async throws {
    try await siteData.remove(FakeSiteData.Removal(kinds, within: time, in: store))
  }

  public func download(_ address: Address, in store: DataStore) {
    downloads.append(address)
  }

  public func resume(
    _ address: Address, from position: DownloadPosition?, in store: DataStore
  ) -> any EngineDownload {
    let download = FakeDownload(address, in: store, from: position)
    resumed.append(download)
    return download
  }
}

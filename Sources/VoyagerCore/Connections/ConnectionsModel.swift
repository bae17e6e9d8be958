import Foundation

/// What the person and the sites said of connections, for each identity, until the browser ends.
@MainActor
public final class ConnectionsModel {
  /// Every certificate that the person let pass.
  public private(set) var exceptions: Set<CertificateException> = []

  /// How long a server may take to answer over a secure connection that nobody asked for.
  var patience = Duration.seconds(5)

  private let engine: any Engine
  private let identities: IdentitiesModel
  /// Hosts that answered over insecure connections only.
  private var insecureHosts: [IdentityID: Set<String>] = [:]
  private var strictHosts: [IdentityID: StrictTransportHosts] = [:]

  init(engine: any Engine, identities: IdentitiesModel) {
    self.engine = engine
    self.identities = identities
  }

  /// What a failed load may lead to.
  func offer(for failure: LoadFailure, in identity: Identity, at date: Date = Date()) -> CertificateOffer {
    guard case .certificate(let problems) = failure.reason, let certificate = failure.certificate,
      let host = failure.address.host
    else {
      return .none
    }
    if isStrict(host, in: identity, at: date) {
      return .refusedBySite
    }
    // A driver says beforehand what may pass, and what was taken back has most likely been stolen.
    guard identity.kind != .automation, !problems.contains(.revoked) else {
      return .none
    }
    return .offered(host: host, certificate, token: UUID())
  }

  /// What to load for an address.
  func plan(
    for address: Address, _ source: SchemeSource, in identity: Identity, httpsFirst: Bool,
    at date: Date = Date()
  ) -> LoadPlan {
    // A driver says exactly what it wants.
    guard identity.kind != .automation, let host = address.host else {
      return LoadPlan(address: address)
    }
    let isStrict = isStrict(host, in: identity, at: date)
    let isInsecure = insecureHosts[identity.id]?.contains(host) == true && !isStrict
    if source == .assumed, let insecure = HTTPSFirstRule.insecureForm(of: address), !isStrict {
      return isInsecure
        ? LoadPlan(address: insecure) : LoadPlan(address: address, fallback: insecure, source: source)
    }
    guard httpsFirst || isStrict, !isInsecure, let secure = HTTPSFirstRule.secureForm(of: address) else {
      return LoadPlan(address: address)
    }
    return LoadPlan(address: secure, fallback: isStrict ? nil : address)
  }

  /// A host answered over an insecure connection alone; it is not tried again.
  func noteInsecure(_ host: String, in identity: IdentityID) {
    insecureHosts[identity, default: []].insert(host)
  }

  private func isStrict(_ host: String, in identity: Identity, at date: Date) -> Bool {
    strictHosts[identity.id]?.contains(host, at: date) == true
  }

  /// Learns from the engine whether a site asked for safe connections only, also in an earlier run.
  func learnStrictTransport(of host: String, in identity: Identity, at date: Date = Date()) async -> Bool {
    guard !isStrict(host, in: identity, at: date) else {
      return true
    }
    guard await engine.hasStrictTransport(host, in: identities.store(for: identity)) else {
      return false
    }
    strictHosts[identity.id, default: StrictTransportHosts()].note(.untilTheEnd, of: host, at: date)
    return true
  }

  /// The person goes on in spite of what is wrong with a certificate.
  ///
  /// - Returns: Whether it passes for the host from now on.
  func allow(
    _ certificate: Certificate, despite problems: Set<CertificateProblem>, for host: String,
    in identity: Identity
  ) async -> Bool {
    let store = identities.store(for: identity)
    guard await engine.allow(certificate, despite: problems, for: host, in: store) else {
      return false
    }
    exceptions.insert(
      CertificateException(identity: identity.id, host: host, fingerprint: certificate.fingerprint))
    return true
  }

  /// Whether a certificate passes for a host by the person's word.
  func allows(_ certificate: Certificate, for host: String, in identity: Identity) -> Bool {
    exceptions.contains(
      CertificateException(identity: identity.id, host: host, fingerprint: certificate.fingerprint))
  }

  /// The person goes on to a host no more without being asked.
  func withdrawExceptions(for host: String, in identity: IdentityID) {
    let known = exceptions.count
    exceptions = exceptions.filter { $0.identity != identity || $0.host != host }
    if exceptions.count != known, let identity = identities.identity(identity) {
      engine.withdrawExceptions(for: host, in: identities.store(for: identity))
    }
  }

  /// A document brought a Strict-Transport-Security header.
  ///
  /// - Parameter security: How the document came. Anyone between could have written the header of an unsafe one.
  func didReceive(
    strictTransport header: String, from address: Address, _ security: ConnectionSecurity,
    in identity: IdentityID, at date: Date = Date()
  ) {
    guard security == .secure || security == .mixed, let host = address.host,
      let policy = StrictTransportPolicy(header: header)
    else {
      return
    }
    strictHosts[identity, default: StrictTransportHosts()].note(policy, of: host, at: date)
  }

  /// The identity was deleted, or lives in memory and its last tab is closed.
  func forget(_ identity: IdentityID) {
    exceptions = exceptions.filter { $0.identity != identity }
    strictHosts[identity] = nil
    insecureHosts[identity] = nil
  }
}

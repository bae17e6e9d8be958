/// Why a document could not be loaded.
public struct LoadFailure: Hashable, Sendable {
  /// The kind of failure, which decides the words and what can be done.
  public enum Reason: Hashable, Sendable {
    case hostNotFound
    case connectionRefused
    case connectionLost
    case timedOut
    case offline
    case notFound
    case addressInvalid
    /// The address names a port that no page is loaded from.
    case portRestricted
    case schemeUnknown
    /// The certificate is not good for this host; each reason that the engine gave.
    case certificate(Set<CertificateProblem>)
    case other
  }

  public var address: Address
  public var reason: Reason
  /// The engine's own words, for "Details".
  public var technical: String
  /// What the server showed, when the reason is its certificate.
  public var certificate: Certificate?

  public init(address: Address, reason: Reason, technical: String, certificate: Certificate? = nil) {
    self.address = address
    self.reason = reason
    self.technical = technical
    self.certificate = certificate
  }
}

/// That one certificate may pass for one host, in one identity.
///
/// It is no wider: another certificate of the host, another host or another identity asks again.
public struct CertificateException: Hashable, Sendable {
  public let identity: IdentityID
  public let host: String
  /// The certificate's.
  public let fingerprint: String

  public init(identity: IdentityID, host: String, fingerprint: String) {
    self.identity = identity
    self.host = host
    self.fingerprint = fingerprint
  }
}

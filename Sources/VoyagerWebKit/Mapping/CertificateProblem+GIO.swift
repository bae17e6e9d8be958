import CDesktop
import VoyagerCore

extension CertificateProblem {
  /// What GIO's flags say, or `other` when they say nothing we know.
  static func problems(in flags: UInt32) -> Set<CertificateProblem> {
    let flags = GTlsCertificateFlags(rawValue: flags)
    let known: [(GTlsCertificateFlags, CertificateProblem)] = [
      (.TLS_CERTIFICATE_UNKNOWN_CA, .unknownIssuer),
      (.TLS_CERTIFICATE_BAD_IDENTITY, .wrongHost),
      (.TLS_CERTIFICATE_NOT_ACTIVATED, .notYetValid),
      (.TLS_CERTIFICATE_EXPIRED, .expired),
      (.TLS_CERTIFICATE_REVOKED, .revoked),
      (.TLS_CERTIFICATE_INSECURE, .insecureAlgorithm),
    ]
    let found = Set(known.filter { flags.contains($0.0) }.map(\.1))
    return found.isEmpty ? [.other] : found
  }
}

/// What is wrong with a certificate.
public enum CertificateProblem: Hashable, Sendable {
  /// Nobody whom the machine trusts issued it.
  case unknownIssuer
  /// Nobody issued it but its owner. An engine reports it in place of `unknownIssuer`.
  case selfSigned
  case wrongHost
  case notYetValid
  case expired
  case revoked
  case insecureAlgorithm
  case other
}

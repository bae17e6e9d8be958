/// What is wrong with a certificate.
public enum CertificateProblem: Hashable, Sendable {
  case unknownIssuer
  case wrongHost
  case notYetValid
  case expired
  case revoked
  case insecureAlgorithm
  case other
}

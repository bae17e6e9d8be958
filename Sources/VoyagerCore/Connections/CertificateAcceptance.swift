/// For how long a certificate that is not good passes.
enum CertificateAcceptance: Hashable, Sendable {
  /// Until the browser ends.
  case untilTheEnd
  /// The person wants it remembered.
  case always
  /// They wanted it in an earlier run, and are not asked.
  case remembered
}

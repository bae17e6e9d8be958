import Foundation

/// Whether the person may go on to a site whose certificate is not good.
enum CertificateOffer: Hashable, Sendable {
  /// For this host and this certificate only. The token stands in the link of the page that offers it.
  case offered(host: String, Certificate, token: UUID)
  /// The site itself asked never to be reached like this.
  case refusedBySite
  /// There is nothing to agree to, or nobody to agree.
  case none
}

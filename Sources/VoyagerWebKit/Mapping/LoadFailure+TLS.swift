import CDesktop
import Foundation
import GTK
import VoyagerCore

extension LoadFailure {
  /// The failure that WebKit tells with a certificate and GIO's flags.
  @MainActor
  init(address: Address, certificate: Object, flags: UInt32) {
    let shown = Certificate(certificate)
    var problems = CertificateProblem.problems(in: flags).union(shown?.problems(at: Date()) ?? [])
    let hasChain = g_tls_certificate_get_issuer(certificate.typed()) != nil
    if problems.contains(.unknownIssuer), shown?.isSelfIssued == true, !hasChain {
      problems.remove(.unknownIssuer)
      problems.insert(.selfSigned)
    }
    if problems.count > 1 {
      problems.remove(.other)
    }
    self.init(
      address: address, reason: .certificate(problems),
      technical: "The certificate is not good for this address.", certificate: shown)
  }

  /// The failure of a document that came by an exception which its store does not have.
  @MainActor
  init?(notAllowedIn surface: WebKitSurface, at address: Address) {
    var pointer: UnsafeMutablePointer<GTlsCertificate>?
    var flags = GTlsCertificateFlags()
    webkit_web_view_get_tls_info(surface.webView.pointer, &pointer, &flags)
    guard let pointer, let host = address.host else {
      return nil
    }
    let certificate = Object(UnsafeMutableRawPointer(pointer), .none)
    if let shown = Certificate(certificate),
      surface.engine?.allows(shown, for: host, in: surface.webView) == true
    {
      return nil
    }
    self.init(address: address, certificate: certificate, flags: UInt32(flags.rawValue))
  }
}

import CDesktop
import VoyagerCore

extension ConnectionSecurity {
  /// How the document in front of a view came.
  @MainActor
  init(of view: WebView) {
    guard let scheme = view.uri?.prefix(while: { $0 != ":" }).lowercased(),
      scheme == "http" || scheme == "https"
    else {
      self = .local
      return
    }
    var certificate: UnsafeMutablePointer<GTlsCertificate>?
    var problems = GTlsCertificateFlags()
    let isEncrypted = webkit_web_view_get_tls_info(view.pointer, &certificate, &problems) != 0
    guard isEncrypted else {
      self = .insecure
      return
    }
    self = problems.isEmpty ? .secure : .excepted
  }
}

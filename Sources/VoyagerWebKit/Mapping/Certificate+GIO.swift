import CDesktop
import Foundation
import GTK
import VoyagerCore

extension Certificate {
  /// What GIO knows of a certificate, or `nil` when it can't even write it down.
  @MainActor
  init?(_ certificate: Object) {
    let pointer: UnsafeMutablePointer<GTlsCertificate> = certificate.typed()
    let text: String? = certificate["certificate-pem"]
    guard let text, let bytes = Self.bytes(ofPEM: text) else {
      return nil
    }
    self.init(
      subject: takeString(g_tls_certificate_get_subject_name(pointer)) ?? "",
      issuer: takeString(g_tls_certificate_get_issuer_name(pointer)) ?? "",
      names: Self.names(g_tls_certificate_get_dns_names(pointer)) { name in
        Bytes.data(OpaquePointer(name)).map { String(decoding: $0, as: UTF8.self) }
      }
        + Self.names(g_tls_certificate_get_ip_addresses(pointer)) { address in
          takeString(g_inet_address_to_string(address.assumingMemoryBound(to: GInetAddress.self)))
        },
      validFrom: Self.date(g_tls_certificate_get_not_valid_before(pointer)),
      validUntil: Self.date(g_tls_certificate_get_not_valid_after(pointer)),
      fingerprint: Self.fingerprint(of: bytes), pem: text)
  }

  /// What the server of the document in front of a view showed, or `nil` when it did not come over TLS.
  @MainActor
  init?(of view: WebView) {
    var pointer: UnsafeMutablePointer<GTlsCertificate>?
    var flags = GTlsCertificateFlags()
    guard webkit_web_view_get_tls_info(view.pointer, &pointer, &flags) != 0, let pointer else {
      return nil
    }
    self.init(Object(UnsafeMutableRawPointer(pointer), .none))
  }

  /// GIO's own, for a call of WebKit.
  @MainActor
  var object: Object? {
    guard let certificate = g_tls_certificate_new_from_pem(pem, -1, nil) else {
      return nil
    }
    return Object(UnsafeMutableRawPointer(certificate), .full)
  }

  private static func bytes(ofPEM text: String) -> Data? {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
    return Data(base64Encoded: lines.joined())
  }

  private static func fingerprint(of bytes: Data) -> String {
    let digest = bytes.withUnsafeBytes { bytes in
      g_compute_checksum_for_data(
        G_CHECKSUM_SHA256, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count))
    }
    return takeString(digest) ?? ""
  }

  private static func names(
    _ array: UnsafeMutablePointer<GPtrArray>?, text: (UnsafeMutableRawPointer) -> String?
  ) -> [String] {
    guard let array else {
      return []
    }
    defer { g_ptr_array_unref(array) }
    return (0..<Int(array.pointee.len)).compactMap { index in array.pointee.pdata[index].flatMap(text) }
  }

  private static func date(_ moment: OpaquePointer?) -> Date? {
    guard let moment else {
      return nil
    }
    defer { g_date_time_unref(moment) }
    return Date(timeIntervalSince1970: TimeInterval(g_date_time_to_unix(moment)))
  }
}

public import CDesktop

/// A GLib error as a Swift one.
public struct GLibError: Error, Equatable, Sendable {
  /// The name of the error domain, such as "g-io-error-quark".
  public let domain: String
  public let code: Int32
  /// The library's own words, in the person's language.
  public let message: String

  public init(domain: String, code: Int32, message: String) {
    self.domain = domain
    self.code = code
    self.message = message
  }

  /// Copies a borrowed error.
  public init(_ error: UnsafePointer<GError>) {
    domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
    code = error.pointee.code
    message = error.pointee.message.map { String(cString: $0) } ?? ""
  }
}

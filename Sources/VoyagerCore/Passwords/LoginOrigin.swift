/// The origins that a login can belong to: those of the web.
public enum LoginOrigin {
  /// The origin of an address, such as `https://news.example`, or `nil` where nothing is ever saved.
  ///
  /// A page without an origin, a file, and a page of the browser's own have none.
  public static func of(_ address: Address) -> String? {
    address.origin.flatMap { Address($0).isWeb ? $0 : nil }
  }

  /// Whether a text is an origin, written as it is compared.
  public static func isOrigin(_ text: String) -> Bool { of(Address(text)) == text }

  /// A host's labels from the last one on, so that all hosts of a domain stand together.
  static func place(_ host: String) -> String {
    host.split(separator: ".").reversed().map { $0 + "." }.joined()
  }
}

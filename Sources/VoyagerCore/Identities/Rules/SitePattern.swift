/// The sites that a rule is for: one host, or a domain with all that is under it.
///
/// Written `mail.example` or `*.example.org`. The pattern of a domain holds for the domain itself too. Scheme and
/// port make no difference.
public struct SitePattern: Hashable, Sendable {
  /// As the domain name system writes it, in lower case.
  public let host: String
  /// Whether all that is under the domain belongs to it.
  public let includesSubdomains: Bool

  init(host: String, includesSubdomains: Bool) {
    self.host = host
    self.includesSubdomains = includesSubdomains
  }

  /// Reads a pattern as a person writes it; an address stands for its host.
  public init?(_ text: String) {
    let text = text.split(whereSeparator: \.isWhitespace).joined()
    let includesSubdomains = text.hasPrefix("*.")
    let name = includesSubdomains ? text.dropFirst(2) : text[...]
    guard let host = Self.host(in: String(name)) else {
      return nil
    }
    let isNumeric = host.hasPrefix("[") || HostName.ipv4(host) != nil
    guard !(includesSubdomains && isNumeric) else {
      return nil
    }
    self.init(host: host, includesSubdomains: includesSubdomains)
  }

  /// The form that is read again.
  public var text: String { includesSubdomains ? "*." + host : host }

  /// The host or domain as a person is shown it.
  public var shownHost: String { AddressDisplay.name(host) }

  /// Whether a host, in its normal form, belongs to it.
  func matches(_ host: String) -> Bool {
    host == self.host || includesSubdomains && host.hasSuffix("." + self.host)
  }

  /// How exactly it names a site: the longer one counts, and one host for more than a domain.
  var weight: Int { host.utf8.count * 2 + (includesSubdomains ? 0 : 1) }

  /// A host in the form in which hosts are compared.
  static func normal(_ host: String) -> String {
    HostName.withoutTrailingDot(host.lowercased())
      .split(separator: ".", omittingEmptySubsequences: false)
      .map { DomainLabel.encode($0) }.joined(separator: ".")
  }

  private static func host(in text: String) -> String? {
    let written = text.contains("://") ? Address(text).host ?? "" : text
    let host = normal(written)
    if HostName.isIPv6(host) {
      return host
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard host.utf8.count <= 253, labels.allSatisfy(isLabel) else {
      return nil
    }
    return host
  }

  private static func isLabel(_ label: Substring) -> Bool {
    (1...63).contains(label.utf8.count)
      && label.utf8.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
  }
}

/// The forms in which a person is shown an address.
///
/// They are never loaded.
public enum AddressDisplay {
  /// An address at rest: the registrable domain strong, everything around it quiet.
  public struct Resting: Hashable, Sendable {
    /// What precedes the domain, such as `mail.`.
    public var prefix: String
    /// The part that says whose site it is.
    public var domain: String
    /// Port, path and the rest.
    public var rest: String

    public init(prefix: String = "", domain: String = "", rest: String = "") {
      self.prefix = prefix
      self.domain = domain
      self.rest = rest
    }

    public var text: String { prefix + domain + rest }
  }

  /// More than fits on a screen is never drawn.
  private static let longestLine = 500
  /// No host of the domain name system has more bytes.
  private static let longestHost = 253
  /// What precedes the domain must not push it out of a narrow field.
  private static let longestPrefix = 32
  /// What a sentence can hold of a host.
  private static let longestName = 80
  /// Longer parts hold data, and nobody reads them.
  private static let longestReadable = 10_000

  /// The form for the field at rest: no scheme on the web, no user information.
  ///
  /// - Parameter registrableDomain: The registrable domain of the address's host, as its ASCII name; `nil` makes
  ///   the whole host strong.
  public static func resting(_ address: Address, registrableDomain: String?) -> Resting {
    guard isShown(address) else {
      return Resting()
    }
    let parts = AddressParser(address.text)
    if parts.scheme == "file" {
      return Resting(rest: short(readable(parts.path)))
    }
    guard address.isWeb, let host = parts.host else {
      return Resting(rest: short(full(address)))
    }
    let name = labels(host)
    let strong = strongLabels(of: host, registrableDomain: registrableDomain) ?? name.count
    let quiet = name.dropLast(strong)
    return Resting(
      prefix: quiet.isEmpty ? "" : ending(of: quiet.joined(separator: ".") + ".", longestPrefix),
      domain: name.suffix(strong).joined(separator: "."),
      rest: short(address.port.map { ":\($0)" } ?? "") + short(tail(parts, keepsRoot: false)))
  }

  /// The form for editing: everything, in letters that can be read.
  public static func full(_ address: Address) -> String {
    guard isShown(address) else {
      return ""
    }
    let parts = AddressParser(address.text)
    guard let scheme = parts.scheme else {
      return readable(address.text)
    }
    guard parts.hasAuthority else {
      return scheme + ":" + tail(parts, keepsRoot: true)
    }
    let user = parts.userInfo.map { PercentEncoding.encodeUnsafe($0) + "@" } ?? ""
    let port = parts.portText.map { ":" + PercentEncoding.encodeUnsafe($0) } ?? ""
    return scheme + "://" + user + host(parts.host ?? "") + port + tail(parts, keepsRoot: true)
  }

  /// The form for a link under the pointer.
  public static func link(_ address: Address) -> String {
    let parts = AddressParser(address.text)
    switch parts.scheme {
    case "mailto": return short(MailLink(parts).sentence)
    case "tel": return short("Call " + readable(parts.path))
    case "sms": return short("Text message to " + readable(parts.path))
    case "javascript": return "A script of this page"
    case "data": return "Part of this page"
    default: return short(full(address))
    }
  }

  /// A host with each label in its own letters, as far as they can't be mistaken.
  public static func host(_ host: String) -> String {
    labels(host).joined(separator: ".")
  }

  /// A host within a sentence, of which a long one keeps its end: that says whose site it is.
  public static func name(_ host: String) -> String {
    ending(of: self.host(host), longestName)
  }

  /// Whether the address stands in the field at all: the blank page and the start page leave it empty.
  static func isShown(_ address: Address) -> Bool {
    !address.isBlank && !(address.isInternal && address.path == Address.start.path)
  }
}

extension AddressDisplay {
  private static func labels(_ host: String) -> [String] {
    guard host.utf8.count <= longestHost else {
      return ["…" + PercentEncoding.encodeUnsafe(String(host.suffix(longestHost)))]
    }
    guard !host.hasPrefix("["), HostName.ipv4(host) == nil else {
      return [PercentEncoding.encodeUnsafe(host)]
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    let top = labels.last { !$0.isEmpty }.map { DomainLabel.encode($0) } ?? ""
    return labels.map { DomainLabel($0, isUnderASCIITopDomain: !top.hasPrefix("xn--")).shown }
      .map(PercentEncoding.hidingInvisible)
  }

  private static func strongLabels(of host: String, registrableDomain: String?) -> Int? {
    guard let domain = registrableDomain?.lowercased(), !domain.isEmpty, !host.hasPrefix("["),
      HostName.ipv4(host) == nil, host == domain || host.hasSuffix("." + domain)
    else {
      return nil
    }
    return domain.split(separator: ".", omittingEmptySubsequences: false).count
  }

  private static func tail(_ parts: AddressParser, keepsRoot: Bool) -> String {
    let isRoot = parts.path == "/" && parts.query == nil && parts.fragment == nil
    let path = isRoot && !keepsRoot ? "" : readable(parts.path)
    let query = parts.query.map { "?" + readable($0) } ?? ""
    let fragment = parts.fragment.map { "#" + readable($0) } ?? ""
    return path + query + fragment
  }

  private static func readable(_ text: String) -> String {
    text.utf8.count <= longestReadable
      ? PercentEncoding.decodeReadable(text) : PercentEncoding.encodeUnsafe(text)
  }

  private static func ending(of text: String, _ limit: Int) -> String {
    text.count <= limit ? text : "…" + text.suffix(limit - 1)
  }

  private static func short(_ text: String) -> String {
    // Counting characters would walk through all of a long address first.
    let isShort = text.utf8.prefix(longestLine + 1).count <= longestLine
    return isShort ? text : text.prefix(longestLine) + "…"
  }
}

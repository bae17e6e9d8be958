/// A typed text that begins with a host instead of a scheme.
struct TypedHost {
  private let host: String
  private let port: String?
  private let tail: Substring

  init?(_ text: String) {
    // A phone number looks like a port.
    let isScheme = AddressParser.scheme(of: text).map(TypedScheme.isKnown) ?? false
    guard !isScheme, !text.unicodeScalars.contains(where: TypedText.isBlank) else {
      return nil
    }
    let authority = text.prefix { !"/?#".contains($0) }
    tail = text[authority.endIndex...]
    let afterBracket = authority.lastIndex(of: "]") ?? authority.startIndex
    if let colon = authority[afterBracket...].firstIndex(of: ":") {
      host = Self.normal(authority[..<colon])
      let digits = authority[authority.index(after: colon)...]
      guard !digits.isEmpty, digits.utf8.allSatisfy(\.isASCIIDigit) else {
        return nil
      }
      port = String(digits)
    } else {
      host = Self.normal(authority)
      port = nil
    }
  }

  @MainActor
  func address(suffixes: (any PublicSuffixes)?) -> Address? {
    guard isHost(suffixes: suffixes) else {
      return nil
    }
    // Port 80 answers without TLS, and what is in the house hardly ever has a certificate that anybody trusts.
    let isPlain = HostName.isLoopback(host) || port == "80" || port == nil && HostName.isLocal(host)
    let place = host + (port.map { ":" + $0 } ?? "")
    return Address((isPlain ? "http://" : "https://") + place + PercentEncoding.encodeUnsafe(String(tail)))
  }

  @MainActor
  private func isHost(suffixes: (any PublicSuffixes)?) -> Bool {
    if HostName.ipv4(host) != nil || HostName.isIPv6(host) {
      return true
    }
    let name = HostName.withoutTrailingDot(host)
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.utf8.count <= 253, labels.allSatisfy(Self.isLabel), let last = labels.last,
      last.unicodeScalars.contains(where: { $0.properties.isAlphabetic })
    else {
      return false
    }
    if HostName.isLoopback(name) {
      return true
    }
    let hasRealPort = port.flatMap { UInt16($0) } != nil
    if hasRealPort || port == nil && tail == "/" {
      return true
    }
    guard labels.count > 1 else {
      return false
    }
    return HostName.reservedDomains.contains(String(last)) || isTopDomain(last, suffixes: suffixes)
  }

  @MainActor
  private func isTopDomain(_ label: Substring, suffixes: (any PublicSuffixes)?) -> Bool {
    guard let suffixes else {
      return label.unicodeScalars.count >= 2
    }
    return suffixes.isPublicSuffix(DomainLabel.encode(label))
  }

  private static func normal(_ host: Substring) -> String {
    // The full stop of Chinese and Japanese separates labels too.
    String(host.lowercased().map { $0 == "。" ? "." : $0 })
  }

  private static func isLabel(_ label: Substring) -> Bool {
    guard !label.isEmpty, DomainLabel.encode(label).utf8.count <= 63, !label.hasPrefix("-"),
      !label.hasSuffix("-")
    else {
      return false
    }
    return label.unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return scalar == "-" || scalar == "_" || properties.isAlphabetic || properties.numericType != nil
        || [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
    }
  }
}

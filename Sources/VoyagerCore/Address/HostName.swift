/// What can be said of a host by its name alone.
enum HostName {
  static func isLoopback(_ host: String) -> Bool {
    let name = withoutTrailingDot(host)
    return name == "localhost" || name.hasSuffix(".localhost") || name == "[::1]"
      || ipv4(name)?.first == 127
  }

  static func isLocal(_ host: String) -> Bool {
    let name = withoutTrailingDot(host)
    if let numbers = ipv4(name) {
      return numbers[0] == 10 || numbers[0] == 127 || numbers[0] == 172 && (16...31).contains(numbers[1])
        || numbers[0] == 192 && numbers[1] == 168 || numbers[0] == 169 && numbers[1] == 254
    }
    if name.hasPrefix("[") {
      return name == "[::1]"
        || ["[fc", "[fd", "[fe8", "[fe9", "[fea", "[feb"].contains(where: name.hasPrefix)
    }
    guard let last = name.split(separator: ".").last else {
      return false
    }
    return last == name || homeDomains.contains(String(last))
  }

  /// Top domains that no registry gives away and that homes use.
  private static let homeDomains: Set<String> = ["localhost", "local", "lan", "home", "internal"]

  /// Top domains that no registry gives away, and that people still type.
  static let reservedDomains = homeDomains.union(["test", "example", "invalid"])

  /// The four numbers of a complete IPv4 address.
  static func ipv4(_ text: String) -> [UInt8]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else {
      return nil
    }
    let numbers = parts.compactMap { part in part.utf8.allSatisfy(\.isASCIIDigit) ? UInt8(part) : nil }
    return numbers.count == 4 ? numbers : nil
  }

  /// Whether it is an IPv6 address in brackets.
  static func isIPv6(_ text: String) -> Bool {
    guard text.hasPrefix("["), text.hasSuffix("]") else {
      return false
    }
    var groups = text.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
    let gaps = text.split(separator: "::", omittingEmptySubsequences: false).count - 1
    guard groups.count >= 3, gaps <= 1, !text.contains(":::") else {
      return false
    }
    if let last = groups.last, last.contains(".") {
      guard ipv4(String(last)) != nil else {
        return false
      }
      groups.removeLast()
      groups += ["0", "0"]
    }
    let written = groups.filter { !$0.isEmpty }
    let isHexadecimal = written.allSatisfy { group in
      group.utf8.count <= 4 && group.utf8.allSatisfy { $0.hexadecimalValue != nil }
    }
    return isHexadecimal && (gaps == 1 ? written.count <= 7 : written.count == 8 && groups.count == 8)
  }

  static func withoutTrailingDot(_ host: String) -> String {
    host.hasSuffix(".") ? String(host.dropLast()) : host
  }
}

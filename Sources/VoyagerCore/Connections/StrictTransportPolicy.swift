import Foundation

/// What a site says in its Strict-Transport-Security header (RFC 6797).
struct StrictTransportPolicy: Hashable, Sendable {
  /// For how many seconds it holds; zero takes an earlier one back.
  let maximumAge: TimeInterval
  let includesSubdomains: Bool

  /// `nil` when the header breaks the rules, because then it says nothing.
  init?(header: String) {
    // Of several headers only the first one counts.
    let first = header.split(separator: ",", maxSplits: 1).first ?? ""
    var values: [String: String] = [:]
    for directive in first.split(separator: ";") {
      let parts = directive.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let name = parts[0].lowercased()
      guard !name.isEmpty else {
        continue
      }
      guard values[name] == nil else {
        return nil
      }
      values[name] = parts.count > 1 ? parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")) : ""
    }
    guard let age = values["max-age"], !age.isEmpty, age.utf8.allSatisfy(\.isASCIIDigit),
      let seconds = TimeInterval(age)
    else {
      return nil
    }
    maximumAge = min(seconds, Self.longestAge)
    includesSubdomains = values["includesubdomains"] != nil
  }

  /// Of a site that the engine alone has heard.
  static let untilTheEnd = StrictTransportPolicy(maximumAge: longestAge, includesSubdomains: false)

  private init(maximumAge: TimeInterval, includesSubdomains: Bool) {
    self.maximumAge = maximumAge
    self.includesSubdomains = includesSubdomains
  }

  private static let longestAge: TimeInterval = 100 * 365 * 24 * 3600
}

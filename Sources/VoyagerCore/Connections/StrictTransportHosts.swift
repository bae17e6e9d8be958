import Foundation

/// The hosts that asked to be reached over safe connections only.
struct StrictTransportHosts: Sendable {
  private struct Entry {
    let end: Date
    let includesSubdomains: Bool
  }

  private var entries: [String: Entry] = [:]

  mutating func note(_ policy: StrictTransportPolicy, of host: String, at date: Date) {
    let name = HostName.withoutTrailingDot(host)
    // A number is no name that a site owns.
    guard HostName.ipv4(name) == nil, !HostName.isIPv6(name) else {
      return
    }
    entries[name] =
      policy.maximumAge > 0
      ? Entry(
        end: date.addingTimeInterval(policy.maximumAge), includesSubdomains: policy.includesSubdomains)
      : nil
  }

  func contains(_ host: String, at date: Date) -> Bool {
    var name = Substring(HostName.withoutTrailingDot(host))
    var isHostItself = true
    while true {
      if let entry = entries[String(name)], entry.end > date, isHostItself || entry.includesSubdomains {
        return true
      }
      guard let dot = name.firstIndex(of: ".") else {
        return false
      }
      name = name[name.index(after: dot)...]
      isHostItself = false
    }
  }
}

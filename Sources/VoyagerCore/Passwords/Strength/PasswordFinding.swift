public import Foundation

/// Something about a password that the person may want to mend.
public enum PasswordFinding: String, CaseIterable, Hashable, Sendable {
  case weak
  /// Another site has the same one.
  case reused
  /// It is what it was for years.
  case old

  /// Passwords need no change by the calendar; these are so old that what was safe then may not be now.
  static let oldAfter = TimeInterval(3 * 365 * 86_400)

  /// In one or two words.
  public var word: String {
    switch self {
    case .weak: "Weak"
    case .reused: "Used elsewhere too"
    case .old: "Old"
    }
  }

  /// Looks through passwords on this computer alone.
  ///
  /// - Parameter site: What belongs together as one site. Default: the host.
  /// - Returns: Only those of which there is something to say.
  public static func findings(
    _ passwords: [(login: Login, password: Secret)], at now: Date = Date(),
    site: (Address) -> String? = { $0.host }
  ) -> [LoginID: Set<PasswordFinding>] {
    var sites: [Secret: Set<String>] = [:]
    for (login, password) in passwords where !password.isEmpty {
      sites[password, default: []].insert(site(Address(login.origin)) ?? login.origin)
    }
    var findings: [LoginID: Set<PasswordFinding>] = [:]
    for (login, password) in passwords where !password.isEmpty {
      var found: Set<PasswordFinding> = []
      if PasswordStrength(password, known: [login.name, login.siteName]).isWeak { found.insert(.weak) }
      if (sites[password]?.count ?? 0) > 1 { found.insert(.reused) }
      if now.timeIntervalSince(login.changed) > oldAfter { found.insert(.old) }
      if !found.isEmpty { findings[login.id] = found }
    }
    return findings
  }
}

/// Tells whether a login may be offered to a page.
enum LoginRule {
  /// - Parameters:
  ///   - origin: Of the page.
  ///   - domain: Under which the page's host is registered, or `nil` where it is not, as a number or a name at home.
  /// - Returns: `nil` where it must not: a login never leaves its registered domain, and what was saved over a secure
  ///   connection never goes over another one.
  static func fit(of origin: String, domain: String?, for saved: String) -> LoginMatch.Fit? {
    guard saved != origin else { return .exact }
    let (page, saved) = (Address(origin), Address(saved))
    guard let host = page.host, let savedHost = saved.host, page.isWeb, saved.isWeb,
      page.scheme == "https" || saved.scheme == "http", page.port == saved.port
    else { return nil }
    guard host != savedHost else { return .related }
    guard let domain, isHost(host, in: domain), isHost(savedHost, in: domain) else { return nil }
    return .related
  }

  private static func isHost(_ host: String, in domain: String) -> Bool {
    host == domain || host.hasSuffix("." + domain)
  }
}

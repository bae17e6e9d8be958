/// Whether a form may get what is saved.
enum FillRule {
  enum Verdict: Hashable, Comparable {
    case nothing
    /// Only what the person chooses.
    case onAsk
    /// Also without being asked, where the person can see it.
    case byItself
  }

  /// - Parameters:
  ///   - page: What the tab shows. Its address is what the engine itself committed, and not what a document says.
  ///   - domain: Under which the page's host is registered.
  static func verdict(
    for form: PageForm, in page: TabStatus, of identity: Identity, domain: String?
  ) -> Verdict {
    guard identity.kind != .automation, page.trouble == nil, let origin = LoginOrigin.of(page.address),
      form.origin == origin, form.fields.count <= 100
    else { return .nothing }
    // What came over a secure connection must not leave over another one.
    if let target = form.target, target.isWeb, origin.hasPrefix("https:"), target.scheme != "https" {
      return .nothing
    }
    guard identity.kind != .privateBrowsing, isTrusted(page), staysOnSite(form.target, origin, domain) else {
      return .onAsk
    }
    return .byItself
  }

  private static func isTrusted(_ page: TabStatus) -> Bool {
    page.security == .secure || page.address.isLoopback
  }

  private static func staysOnSite(_ target: Address?, _ origin: String, _ domain: String?) -> Bool {
    guard let target else { return true }
    guard let targetOrigin = LoginOrigin.of(target) else { return false }
    return LoginRule.fit(of: targetOrigin, domain: domain, for: origin) != nil
  }
}

/// Whether a site is to open in the identity that a rule names.
public struct IdentityQuestion: Hashable, Sendable {
  /// The site in words, such as "news.example".
  public var site: String
  /// The one that the rule names.
  public var owner: Identity
  /// The one that the load was begun in.
  public var current: Identity

  public init(site: String, owner: Identity, current: Identity) {
    self.site = site
    self.owner = owner
    self.current = current
  }
}
